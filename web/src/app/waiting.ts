import type { TableInfo } from '../generated/wire';

/** Whether a game goes on and waits for the person who asks. */
export function waitsFor(table: TableInfo): boolean {
  return table.status === 'playing' && table.seats.some((info) => info.toAct && info.seat === table.you);
}
