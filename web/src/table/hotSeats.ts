import type { DevicePerson, SeatInfo, TableInfo } from '../generated/wire';

/**
 * For whom a live connection speaks: the device's own person (0), another one of its people by number, or nobody, who
 * sees what anybody may see.
 */
export type Speaker = number | 'nobody';

/** Somebody of this device who sits at the table. */
export type SeatedPerson = DevicePerson & { readonly seat: number };

/** Those of a device's people who sit at the table, in the order of their numbers. */
export function seatedOf(people: readonly DevicePerson[]): SeatedPerson[] {
  return people.filter((person): person is SeatedPerson => person.seat !== null);
}

/** Whether the device is handed on at the table: somebody else than its own person sits there. */
export function isHandedOn(people: readonly DevicePerson[]): boolean {
  return seatedOf(people).some(({ number }) => number > 0);
}

/** Whether the table waits for a choice, or an answer, of somebody who plays themselves. */
export function isWanted(seat: number, table: TableInfo): boolean {
  const info = table.seats[seat];
  if (table.status !== 'playing' || info === undefined || info.substitute !== null) return false;
  return info.toAct || (table.proposal?.awaited.includes(seat) ?? false);
}

/**
 * Who of the device's people comes next, from one seat on round the table; whoever has a choice to make comes before
 * those who are only asked something. Whoever was in front of the screen and has covered it comes last, and comes, too.
 *
 * @param after the seat of whoever was in front of the screen last; null if nobody was
 * @param front the seat of whoever is in front of it; null if nobody is
 */
export function nextOf(
  people: readonly DevicePerson[],
  table: TableInfo,
  after: number | null,
  front: number | null,
): SeatedPerson | null {
  const round = (seat: number): number => (seat - (after ?? -1) - 1 + table.seats.length) % table.seats.length;
  const wanted = seatedOf(people)
    .filter(({ seat }) => seat !== front && isWanted(seat, table))
    .sort((one, other) => round(one.seat) - round(other.seat));
  return wanted.find(({ seat }) => table.seats[seat]!.toAct) ?? wanted[0] ?? null;
}

/** Who sits where, as one word: another one where the device's people may have other seats. */
export function sitters(seats: readonly SeatInfo[]): string {
  return JSON.stringify(seats.map(({ kind, name }) => [kind, name]));
}
