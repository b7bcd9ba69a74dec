/** Where a game turned: by the points that everybody had after each round. */

export interface Turning {
  /** The round after which it was so; 0 is the start. */
  round: number;
  seat: number;
  /** Whether somebody took the lead from another, or gained more at once than anybody else in the game. */
  kind: "lead" | "leap";
  n: number;
}

/** Who alone is ahead; nobody where several are. */
function ahead(row: readonly number[]): number | null {
  const most = Math.max(...row);
  const seats = row.flatMap((points, seat) => (points === most ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

export function turningPoints(rounds: readonly (readonly number[])[]): Turning[] {
  const found: Turning[] = [];
  let leads: number | null = null;
  let leap: Turning | null = null;
  for (const [round, row] of rounds.entries()) {
    const before = rounds[round - 1];
    for (const [seat, points] of before ? row.entries() : []) {
      const n = points - (before?.[seat] ?? 0);
      if (n > 1 && n > (leap?.n ?? 0)) leap = { round, seat, kind: "leap", n };
    }
    const first = ahead(row);
    if (first !== null && first !== leads) found.push({ round, seat: first, kind: "lead", n: row[first] ?? 0 });
    leads = first ?? leads;
  }
  return [...found, ...(leap ? [leap] : [])].sort((a, b) => a.round - b.round);
}
