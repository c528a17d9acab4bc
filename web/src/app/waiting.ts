import type { TableInfo } from '../generated/wire';

/** Whether a game goes on and waits for the person who asks. */
export function waitsFor(table: TableInfo): boolean {
  const own = table.seats.find((info) => info.seat === table.you);
  return table.status === 'playing' && own?.toAct === true && own.substitute == null;
}
