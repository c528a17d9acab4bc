import type { DevicePerson, Paint, SeatInfo, TableInfo } from '../generated/wire';
import { seatName } from '../words/names';

/**
 * Who of this device chooses the colour of a seat, as their number: whoever sits there, or the host for bots and for seats
 * that are free; null if nobody of this device does.
 *
 * @param people the people of this device, as far as there are several
 */
export function painterOf(table: TableInfo, { seat, kind }: SeatInfo, people: readonly DevicePerson[]): number | null {
  if (seat === table.you) return 0;
  const sitter = people.find((person) => person.seat === seat);
  if (sitter !== undefined) return sitter.number;
  if (!table.host || kind === 'person') return null;
  return people.find(({ host }) => host)?.number ?? 0;
}

/** The colours that nobody of this device can have for a seat, with the names of those who keep them. */
export function takenPaints(
  table: TableInfo,
  { seat }: SeatInfo,
  people: readonly DevicePerson[],
): ReadonlyMap<Paint, string> {
  const own = new Set([table.you, ...people.map((person) => person.seat)]);
  const kept = table.seats.filter((info) => info.kind === 'person' && info.seat !== seat && !own.has(info.seat));
  return new Map(kept.map((info) => [info.paint, seatName(table, info.seat)]));
}
