import type { TableInfo } from '../generated/wire';
import { listed, t } from '../texts/texts.svelte';
import { isOfTable, type Happening, type LoggedOf } from './happening';
import { seatName } from './names';

/** What one seat did, in one sentence. */
export interface SeatLine {
  readonly seat: number;
  readonly words: string;
}

/**
 * Who did what, a sentence for each seat but the observer's own, in the order of the seats.
 *
 * @param deeds what some events of one seat come to, in words that go on after its name; null if the game has none
 */
export function seatedLines<Event extends Happening>(
  missed: readonly LoggedOf<Event>[],
  table: TableInfo,
  deeds: (events: readonly Event[]) => readonly string[] | null,
): readonly SeatLine[] {
  const events = missed.flatMap(({ event }) => (isOfTable(event) ? [] : [event as Event]));
  return table.seats.flatMap(({ seat }) => {
    if (seat === table.you) return [];
    const done = deeds(events.filter((event) => event.seat === seat)) ?? [];
    if (done.length === 0) return [];
    return [{ seat, words: t('away.line', { name: seatName(table, seat), deeds: listed(done) }) }];
  });
}
