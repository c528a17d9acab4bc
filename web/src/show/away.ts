import type { TableInfo } from '../generated/wire';
import { listed, t } from '../texts/texts.svelte';
import { seatName } from '../words/names';
import { isOfTable, type Happening, type LoggedOf } from './happening';
import { botOf } from './log';

/** What one seat did, or a bot in the place of whoever sits there, in one sentence. */
export interface SeatLine {
  readonly seat: number;
  readonly words: string;
}

/**
 * Who did what, a sentence for each seat but what the observer did, in the order of the seats; what a bot did in
 * somebody's place is a sentence of its own, and the observer's bot has one as well.
 *
 * @param deeds what some events of one seat come to, in words that go on after its name; null if the game has none
 * @param byBots the events that tell what a bot did in a person's place
 */
export function seatedLines<Event extends Happening>(
  missed: readonly LoggedOf<Event>[],
  table: TableInfo,
  deeds: (events: readonly Event[]) => readonly string[] | null,
  byBots: ReadonlySet<Happening>,
): readonly SeatLine[] {
  const events = missed.flatMap(({ event }) => (isOfTable(event) ? [] : [event as Event]));
  return table.seats.flatMap(({ seat }) => {
    const own = events.filter((event) => event.seat === seat);
    const told = (name: string, some: readonly Event[]): SeatLine[] => {
      const done = deeds(some) ?? [];
      return done.length === 0 ? [] : [{ seat, words: t('away.line', { name, deeds: listed(done) }) }];
    };
    const bots = own.filter((event) => byBots.has(event));
    const persons = seat === table.you ? [] : own.filter((event) => !byBots.has(event));
    return [...told(seatName(table, seat), persons), ...told(botOf(table, seat), bots)];
  });
}
