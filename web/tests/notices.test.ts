/** One notice for each turn, only where nobody looks, and none that is past. */

import { expect, test } from "vitest";
import { TurnNotice } from "../src/lib/notices";

function watched(): { notice: TurnNotice; shown: string[]; look: (hidden: boolean) => void } {
  let hidden = true;
  const shown: string[] = [];
  const notice = new TurnNotice("t", {
    hidden: () => hidden,
    show: (title) => {
      shown.push(title);
      return () => shown.pop();
    },
  });
  return { notice, shown, look: (now) => (hidden = now) };
}

test("a turn is told once, however many decisions it has, and withdrawn when it was answered elsewhere", () => {
  const { notice, shown } = watched();
  notice.tell(true, true, "first", "");
  notice.tell(true, true, "still", "");
  expect(shown).toEqual(["first"]);
  notice.tell(false, true, "", "");
  expect(shown).toEqual([]);
  notice.tell(true, true, "second", "");
  expect(shown).toEqual(["second"]);
  notice.withdraw();
  expect(shown).toEqual([]);
});

test("whoever looks, or does not want it, is told nothing", () => {
  const { notice, shown, look } = watched();
  notice.tell(true, false, "unwanted", "");
  notice.tell(false, true, "", "");
  look(false);
  notice.tell(true, true, "seen", "");
  expect(shown).toEqual([]);
});

test("whoever is reminded is told once more, once for each time", () => {
  const { notice, shown, look } = watched();
  notice.tell(true, true, "turn", "");
  notice.tell(true, true, "reminded", "", 5);
  notice.tell(true, true, "still", "", 5);
  expect(shown).toEqual(["reminded"]);
  look(false);
  notice.tell(true, true, "seen", "", 9);
  expect(shown).toEqual(["reminded"]);
});
