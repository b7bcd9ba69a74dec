/** A notice of the browser when it is this person's turn and they look elsewhere: one for each turn and for each time that
    somebody reminds them, gone when it is past. */

/** What of the browser it needs; tests bring their own. */
export interface Surroundings {
  hidden(): boolean;
  /** Show a notice; what it gives back takes it away again. */
  show(title: string, body: string, tag: string): () => void;
}

/** Browsers show notices of pages on https and of this machine only. */
export function canNotify(): boolean {
  return isSecureContext && "Notification" in globalThis;
}

/** Whether the person allows it, asked if they have not said yet. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission) === "granted";
}

const BROWSER: Surroundings = {
  hidden: () => document.hidden,
  show: (title, body, tag) => {
    if (!canNotify() || Notification.permission !== "granted") return () => undefined;
    try {
      const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
      notice.onclick = () => {
        focus();
        notice.close();
      };
      return () => notice.close();
    } catch {
      // Phones show notices of service workers only.
      return () => undefined;
    }
  },
};

export class TurnNotice {
  #awaited = false;
  #nudged: number | null = null;
  #takeAway: (() => void) | null = null;

  constructor(
    readonly tag: string,
    readonly surroundings: Surroundings = BROWSER,
  ) {}

  /** How it stands now: whether this person decides, and whether they want to be told. nudged: when they were reminded. */
  tell(awaited: boolean, wanted: boolean, title: string, body: string, nudged: number | null = null): void {
    const news = awaited && (!this.#awaited || (nudged !== null && nudged !== this.#nudged));
    this.#awaited = awaited;
    this.#nudged = nudged;
    if (!awaited || !wanted) this.withdraw();
    else if (news && this.surroundings.hidden()) {
      this.withdraw();
      this.#takeAway = this.surroundings.show(title, body, this.tag);
    }
  }

  withdraw(): void {
    this.#takeAway?.();
    this.#takeAway = null;
  }
}
