import type { LoggedEvent, Position, TableEvent } from '../generated/wire';

/** What the table needs to know of any event of any game: what kind it is, and which seat's, if it is one's. */
export interface Happening {
  readonly type: string;
  readonly seat?: number;
}

/** A line of a log whose game is known. */
export type LoggedOf<Event> = Omit<LoggedEvent, 'event'> & { readonly event: Event | TableEvent };

/** How things stand in a game that is known. */
export type PositionOf<View> = Omit<Position, 'view'> & { readonly view: View };

/** The event that makes void what was told of the game since. */
export const tookBack = 'tookBack' satisfies TableEvent['type'];

/** Each of the table's own events. */
const ofTable: Readonly<Record<TableEvent['type'], true>> = {
  tookBack: true,
  resigned: true,
  handedOver: true,
  cameBack: true,
  agreedToEnd: true,
  paused: true,
  wentOn: true,
  onHoliday: true,
  backFromHoliday: true,
  abandoned: true,
};

/** Whether an event is the table's own, the same in every game. */
export function isOfTable(event: Happening): event is TableEvent {
  return event.type in ofTable;
}
