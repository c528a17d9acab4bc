import type { SeatInfo, TableInfo } from '../generated/wire';

/** The seats whose people play themselves. */
export function playingPeople(table: TableInfo): SeatInfo[] {
  return table.seats.filter((info) => info.kind === 'person' && info.substitute === null);
}

/** The seats of the people whose game it is: all but those who have left for good. */
export function concernedPeople(table: TableInfo): SeatInfo[] {
  return table.seats.filter((info) => info.kind === 'person' && info.substitute?.reason !== 'resigned');
}

/** Whether the game stands still until somebody comes back: bots play for everybody, and bots alone don't go on. */
export function standsStill(table: TableInfo): boolean {
  return table.status === 'playing' && playingPeople(table).length === 0 && concernedPeople(table).length > 0;
}

/** Whether the person who looks sits at the table and plays. */
export function plays(table: TableInfo): boolean {
  return playingPeople(table).some((info) => info.seat === table.you);
}

/** Whether the game is nothing to whoever looks: they neither played nor set it up. */
export function onlyWatches({ you, host }: Pick<TableInfo, 'you' | 'host'>): boolean {
  return you === null && !host;
}

/**
 * Whether bots wait while the person who looks may undo a choice: only where bots play, and not for whoever watches.
 *
 * @param shared whether somebody of this device plays, whoever is in front of it now
 */
export function waitsForUndo(table: TableInfo, shared: boolean): boolean {
  const plays = table.you !== null || shared;
  return table.status === 'playing' && plays && table.seats.some((info) => info.kind === 'bot' || info.substitute !== null);
}

/** Whether the person who looks may leave, or come back: only as long as the game goes on. */
export function mayLeave(table: TableInfo): boolean {
  return table.status === 'playing' && plays(table);
}
