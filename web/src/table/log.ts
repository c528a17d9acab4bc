import type { GameEvent, LoggedEvent, TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { seatName } from './names';

/** Sentences that somebody who comes back reads at once; of more only the gist is told. */
export const screenful = 12;

/** A log after more was told: what was taken back is forgotten, and that it was taken back is said once. */
export function withEvents(log: readonly LoggedEvent[], events: readonly LoggedEvent[]): readonly LoggedEvent[] {
  let whole = [...log];
  for (const logged of events) {
    if (logged.event.type === 'tookBack') whole = whole.filter((one) => one.ply < logged.ply);
    whole.push(logged);
  }
  return whole;
}

/** A line that a log can tell, at a moment: an event of the table's, or what a game's own log adds to them. */
export interface Told {
  readonly at: number;
  readonly event: { readonly type: string };
}

/**
 * The place where a log goes on after what a seat did last.
 *
 * @param beginning the event that begins a seat's turn: it names the seat, which has done nothing yet
 */
export function afterOwn(log: readonly Told[], seat: number | null, beginning: GameEvent['type']): number {
  return 1 + log.findLastIndex(({ event }) => 'seat' in event && event.seat === seat && event.type !== beginning);
}

/** An event in words: the table's own, as they are the same in every game, or the game's; null if it has none. */
export function inWords(
  event: GameEvent,
  table: TableInfo,
  ofGame: (event: GameEvent) => string | null,
): string | null {
  return ofTable(event, table) ?? ofGame(event);
}

/** What happened at the table, of whatever game, in words; null if the event is the game's own. */
function ofTable(event: GameEvent, table: TableInfo): string | null {
  if (event.type !== 'tookBack') return null;
  const you = event.seat === table.you;
  return t(you ? 'log.tookBack.you' : 'log.tookBack.other', { name: seatName(table, event.seat) });
}
