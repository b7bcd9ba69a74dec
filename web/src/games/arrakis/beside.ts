/** Where a panel lies on the map: near what it is about, over as few as can be of the places that are to be picked. */

export type Spot = [x: number, y: number];

/** How far apart the places are that are tried. */
const STEP = 12;
/** What covering a place costs, in pixels further away. */
const COVERED = 400;

/** at: what it is about. around: the corners of the places that should be seen, from which it keeps away by `reach`. */
export function freePlace(at: Spot, around: readonly Spot[], reach: number, [width, height]: Spot, side: number): { left: number; top: number } {
  let best = { left: 0, top: 0, cost: Infinity };
  for (let left = 0; left <= Math.max(0, side - width); left += STEP) {
    for (let top = 0; top <= Math.max(0, side - height); top += STEP) {
      const dx = Math.max(left - at[0], 0, at[0] - left - width);
      const dy = Math.max(top - at[1], 0, at[1] - top - height);
      const covered = around.filter(([x, y]) => x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach).length;
      const cost = Math.hypot(dx, dy) + COVERED * covered;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}
