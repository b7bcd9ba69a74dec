/**
 * What lies beside the table behind tabs: the log, the list of options, and whatever else a page gives its stage.
 *
 * A panel is added where the page makes its list (pages/Table.svelte): an id, a title, and a snippet for its content.
 * Beside a wide table the tabs stand in the side column; elsewhere they stand above the table and take its place.
 */

import type { Snippet } from "svelte";

export interface Panel {
  id: string;
  title: string;
  body: Snippet;
  /** A number at its tab, such as messages that are not read yet. */
  badge?: number;
  /** It is there also while another one is seen; otherwise it is drawn when it is looked at. */
  kept?: boolean;
  /** It is of use only beside the table: where panels take the table's place, it is left out. */
  beside?: boolean;
}
