/* The service worker's part of notices that the server pushes: one for each table, gone when the turn is past. Whoever is
   reminded of a turn is alerted once more. */

self.addEventListener("push", (event) => event.waitUntil(told(event.data?.json())));

async function told(notice) {
  if (!notice || typeof notice.table !== "string") return;
  const shown = await self.registration.getNotifications({ tag: notice.table });
  if (notice.kind === "past") {
    for (const each of shown) each.close();
    return;
  }
  // Whoever looks at the table sees it there.
  const open = await self.clients.matchAll({ type: "window" });
  if (open.some((page) => page.visibilityState === "visible" && isAt(page, notice.table))) return;
  await self.registration.showNotification(String(notice.title), {
    body: String(notice.text),
    tag: notice.table,
    renotify: notice.kind === "nudge",
    icon: "/icon.svg",
    data: { table: notice.table },
  });
}

function isAt(page, table) {
  return new URL(page.url).pathname === `/table/${table}`;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  if (typeof table === "string") event.waitUntil(goTo(table));
});

/* The page itself knows by which link this browser has its seat. */
async function goTo(table) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((page) => isAt(page, table));
  await (there ? there.focus() : self.clients.openWindow(`/table/${encodeURIComponent(table)}`));
}
