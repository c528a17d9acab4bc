/**
 * Where a finished game is seen as it was before a choice that an analysis judged, with the knowledge of its seat.
 *
 * @param table where the table is found
 */
export function judgedChoice(table: string, { ply }: { readonly ply: number }, seat: number): string {
  return `${table}/replay?ply=${ply}&seat=${seat}&judged=${seat}`;
}

/**
 * Where one looks for something better than what a seat chose at its mistakes.
 *
 * @param table where the table is found
 */
export function studied(table: string, seat: number): string {
  return `${table}/replay?seat=${seat}&judged=${seat}&study=1`;
}

/** What an address asks for of a finished game. */
export interface AskedMoment {
  /** How many plies came before. */
  readonly ply: number;
  /** The seat whose knowledge it is seen with; null for all hands. */
  readonly eyes: number | null;
  /** The seat whose choices are judged; null if none is. */
  readonly judged: number | null;
  /** Whether one is to find what was better than these. */
  readonly studying: boolean;
}

/** @param seats how many there are: what is asked of others isn't */
export function askedMoment(search: string, seats: number): AskedMoment {
  const query = new URLSearchParams(search);
  const asked = (name: string): number | null => {
    const word = query.get(name);
    return word !== null && /^\d{1,6}$/.test(word) ? Number(word) : null;
  };
  const sits = (seat: number | null): number | null => (seat !== null && seat < seats ? seat : null);
  const judged = sits(asked('judged'));
  const studying = judged !== null && asked('study') !== null;
  return { ply: asked('ply') ?? 0, eyes: studying ? judged : sits(asked('seat')), judged, studying };
}

/**
 * The query of the address at which a game is seen as it is shown now; what else the address says stays.
 *
 * @param eyes the seat whose knowledge it is seen with; null for all hands
 * @param judged the seat whose game is judged; null if none is
 */
export function momentQuery(search: string, ply: number, eyes: number | null, judged: number | null): string {
  const query = new URLSearchParams(search);
  query.set('ply', String(ply));
  for (const [name, seat] of [['seat', eyes], ['judged', judged]] as const) {
    if (seat === null) query.delete(name);
    else query.set(name, String(seat));
  }
  return `?${query}`;
}

/** Safari bears a hundred new addresses in half a minute, and fails after that: milliseconds between two of them. */
const apart = 500;

/** Milliseconds that something is to be shown before the address says it: what is gone through quickly needn't be. */
const settled = 150;

/**
 * Milliseconds after which the address may say what has just come on show, if nothing else does before.
 *
 * @param since milliseconds since it said something last
 */
export function untilSaid(since: number): number {
  return Math.max(settled, apart - since);
}
