import type { TableInfo } from '../generated/wire';

/** Whether a game goes on and waits for the person who asks. */
function isToAct(table: TableInfo): boolean {
  const own = table.seats.find((info) => info.seat === table.you);
  return table.status === 'playing' && own?.toAct === true && own.substitute == null;
}

/** Whether nobody is missing at an open table. */
export function isFull({ status, seats }: TableInfo): boolean {
  return status === 'open' && seats.every(({ kind }) => kind !== 'free');
}

/** Whether a table waits for the person who asks: to play, or to start the game as its host. */
export function waitsFor(table: TableInfo): boolean {
  return isToAct(table) || (table.host && isFull(table));
}
