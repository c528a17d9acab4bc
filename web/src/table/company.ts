import type { SeatInfo, TableInfo } from '../generated/wire';

/** The seats whose people play themselves. */
export function playingPeople(table: TableInfo): SeatInfo[] {
  return table.seats.filter((info) => info.kind === 'person' && info.substitute === null);
}

/** Whether the person who looks sits at the table and plays. */
export function plays(table: TableInfo): boolean {
  return playingPeople(table).some((info) => info.seat === table.you);
}

/** Whether the person who looks may leave, or come back: only as long as the game goes on. */
export function mayLeave(table: TableInfo): boolean {
  return table.status === 'playing' && plays(table);
}
