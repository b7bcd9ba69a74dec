/** Notices that the server pushes to this browser when it is its person's turn, also when the page is closed. */

import { request } from "./api";
import { personKey } from "./person";
import type { Code } from "./text";

export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** The key with which a browser subscribes; empty where the server pushes nothing. */
export async function pushKey(): Promise<string> {
  return (await request<{ key: string }>("GET", "/api/push")).key;
}

/** Whether this browser is told. */
export async function isPushed(): Promise<boolean> {
  if (!canPush()) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Notification.permission === "granted" && !!(await registration?.pushManager.getSubscription());
}

/** From now on this browser is told of its person's turns. */
export async function subscribe(key: string, language: Code): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const told = { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  try {
    await request("PUT", "/api/person/push", { token: personKey(), body: { endpoint, keys: told, language } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await request("DELETE", "/api/person/push", { token: personKey(), body: { endpoint: subscription.endpoint } });
}

/** Whoever looks at a table needs no notice of it any more. */
export async function putAwayPushed(table: string): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: table })) ?? []) notice.close();
}
