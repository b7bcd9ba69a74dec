/** What wins: the whole track of supremacy for the Harkonnen, all steps of a secret objective for the Atreides. */

import type { Goal } from "../../lib/game";
import { t } from "../../lib/language.svelte";
import type { TableStore } from "../../lib/table.svelte";
import type { GameEvent } from "../../lib/types";
import { arrakis, icons, layoutOf, MARKERS } from "./view";

const ATREIDES = 0;
const HARKONNEN = 1;

/** log: all that happened, with everything open: the objectives are known from it. */
export function goals(table: TableStore, log: readonly GameEvent[]): Goal[] {
  const view = arrakis(table);
  const taken = log.flatMap(({ kind, what }) => (kind === "objective-taken" && typeof what === "string" ? [what] : []));
  const secret = taken.flatMap((id): Goal[] => {
    const entry = table.entry(id);
    if (!entry) return [];
    const needed = new Map(icons(entry, "arrakis-part-targets"));
    return [
      {
        seat: ATREIDES,
        title: table.label(entry.name),
        parts: MARKERS.map((marker) => ({
          icon: `marker-${marker}`,
          name: t(`arrakis-marker-${marker}`),
          reached: view.prescience[marker],
          needed: needed.get(`marker-${marker}`) ?? 0,
        })),
        met: t("page-arrakis-won-atreides"),
      },
    ];
  });
  const needed = layoutOf(table).tracks.supremacy.last;
  const name = t("page-arrakis-supremacy");
  return [
    ...secret,
    {
      seat: HARKONNEN,
      parts: [{ icon: "supremacy", name, reached: view.supremacy, needed }],
      met: t("page-arrakis-won-harkonnen", { n: needed }),
    },
  ];
}
