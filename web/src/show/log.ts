import type { Reason, TableEvent, TableInfo } from '../generated/wire';
import { dayAhead, t, type TextKey } from '../texts/texts.svelte';
import { isNetworkBot, seatName } from '../words/names';
import { isOfTable, tookBack, type Happening, type LoggedOf } from './happening';

/** Sentences that somebody who comes back reads at once; of more only the gist is told. */
export const screenful = 12;

/**
 * A log after more was told: what was taken back is forgotten, and that it was taken back is said once. Who came and
 * went did so.
 */
export function withEvents<Event extends Happening>(
  log: readonly LoggedOf<Event>[],
  events: readonly LoggedOf<Event>[],
): readonly LoggedOf<Event>[] {
  let whole = [...log];
  for (const logged of events) {
    if (logged.event.type === tookBack) {
      whole = whole.filter((one) => one.ply < logged.ply || (isOfTable(one.event) && one.event.type !== tookBack));
    }
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
 * The place where a log goes on after what a seat did last; null if it has done nothing yet.
 *
 * @param befalling the events that name a seat, which does nothing: it begins, or something is dealt to it
 */
export function afterOwn(log: readonly Told[], seat: number | null, befalling: readonly string[]): number | null {
  const last = log.findLastIndex(({ event }) => 'seat' in event && event.seat === seat && !befalling.includes(event.type));
  return last < 0 ? null : last + 1;
}

/** The events of a log that tell what a bot did in a person's place; it is the whole log, from the beginning. */
export function doneByBots(log: readonly LoggedOf<Happening>[]): ReadonlySet<Happening> {
  const seats = new Set<number>();
  const done = new Set<Happening>();
  for (const { event } of log) {
    if (!isOfTable(event)) {
      if (event.seat !== undefined && seats.has(event.seat)) done.add(event);
    } else if (event.type === 'handedOver' || event.type === 'resigned') {
      seats.add(event.seat);
    } else if (event.type === 'cameBack') {
      seats.delete(event.seat);
    }
  }
  return done;
}

/**
 * An event in words: the table's own, as they are the same in every game, or the game's; null if it has none.
 *
 * @param byBots the events that tell what a bot did in a person's place: it is named instead
 */
export function inWords<Event extends Happening>(
  event: Event | TableEvent,
  table: TableInfo,
  ofGame: (event: Event, table: TableInfo) => string | null,
  byBots: ReadonlySet<Happening>,
): string | null {
  if (isOfTable(event)) return ofTable(event, table);
  return ofGame(event, event.seat !== undefined && byBots.has(event) ? withBot(table, event.seat) : table);
}

/** The table as it is told of a seat whose bot plays: that is nobody who reads. */
function withBot(table: TableInfo, seat: number): TableInfo {
  // As a person's, so that nothing is added to the name.
  const bot = { kind: 'person', name: botOf(table, seat) } as const;
  const seats = table.seats.map((info) => (info.seat === seat ? { ...info, ...bot } : info));
  return { ...table, seats, you: table.you === seat ? null : table.you };
}

/** What a bot is called that plays in somebody's place, be it a person's or a program's. */
export function botOf(table: TableInfo, seat: number): string {
  if (seat === table.you) return t('bot.yours');
  const info = table.seats[seat];
  if (info?.name === '') return t('bot.gone');
  if (info !== undefined && isNetworkBot(info)) return t('bot.program', { name: info.name });
  return t('bot.other', { name: seatName(table, seat) });
}

/** Why a bot plays, as it is told to the person and to the others. */
const handedOver: Readonly<Record<Reason, readonly [TextKey, TextKey]>> = {
  resigned: ['log.resigned.you', 'log.resigned.other'],
  left: ['log.left.you', 'log.left.other'],
  absent: ['log.absent.you', 'log.absent.other'],
  time: ['log.time.you', 'log.time.other'],
};

function ofTable(event: TableEvent, table: TableInfo): string {
  const name = seatName(table, event.seat);
  const you = event.seat === table.you;
  const info = table.seats[event.seat];
  const networkBot = info !== undefined && isNetworkBot(info);
  switch (event.type) {
    case 'tookBack':
      return t(you ? 'log.tookBack.you' : 'log.tookBack.other', { name });
    case 'resigned':
      return t(you ? 'log.resigned.you' : 'log.resigned.other', { name });
    case 'handedOver':
      return networkBot
        ? t(event.reason === 'time' ? 'log.network.time' : 'log.network.absent', { name })
        : t(handedOver[event.reason][you ? 0 : 1], { name });
    case 'cameBack':
      return t(networkBot ? 'log.network.back' : you ? 'log.cameBack.you' : 'log.cameBack.other', { name });
    case 'agreedToEnd':
      if (table.seats.some((other) => other.kind === 'person' && other.seat !== event.seat)) return t('log.agreedToEnd');
      return t(you ? 'log.endedAlone.you' : 'log.endedAlone.other', { name });
    case 'paused':
      return t('log.paused');
    case 'wentOn':
      return t(you ? 'log.wentOn.you' : 'log.wentOn.other', { name });
    case 'onHoliday':
      return t(you ? 'log.onHoliday.you' : 'log.onHoliday.other', { name, day: dayAhead(event.until, Date.now()) });
    case 'backFromHoliday':
      return t(you ? 'log.backFromHoliday.you' : 'log.backFromHoliday.other', { name });
    case 'abandoned':
      return t(event.reason === 'operator' ? 'log.abandoned.operator' : 'log.abandoned');
  }
}
