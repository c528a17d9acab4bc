import type { SeatInfo, Substitute, TableInfo } from '../generated/wire';
import { isFull } from '../lobby/beginning';

function ownSeat(table: TableInfo): SeatInfo | undefined {
  return table.status === 'playing' ? table.seats.find((info) => info.seat === table.you) : undefined;
}

/** Whether a game goes on and waits for the person who asks to play. */
export function isToAct(table: TableInfo): boolean {
  const own = ownSeat(table);
  return own?.toAct === true && own.substitute == null;
}

/** The bot that plays for the person who asks, in a game to which they may come back; null if none does. */
export function ownBot(table: TableInfo): Substitute | null {
  const bot = ownSeat(table)?.substitute ?? null;
  return bot?.reason === 'resigned' ? null : bot;
}

/** Whether it does so though they haven't wished for it: they may not know it yet. */
function isReplaced(table: TableInfo): boolean {
  const bot = ownBot(table);
  return bot !== null && bot.reason !== 'left';
}

/** Whether the others wait for the answer of the person who asks. */
export function isAsked(table: TableInfo): boolean {
  return table.you !== null && table.status === 'playing' && (table.proposal?.awaited.includes(table.you) ?? false);
}

/** Whether a table waits for the person who asks: to play, to answer, to come back, or to start the game as its host. */
export function waitsFor(table: TableInfo): boolean {
  return isToAct(table) || isAsked(table) || isReplaced(table) || (table.host && isFull(table));
}
