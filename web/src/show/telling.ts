import type { TableInfo } from '../generated/wire';
import type { Showing } from './effects';
import type { Happening } from './happening';

/** How what happens in a game is told: on the board that is shown, in time, and in words. */
export interface Telling<Board = unknown, View = unknown, Event extends Happening = Happening> {
  /** What is shown once an event was seen; the position that the server sent has the last word. */
  readonly follow: (view: View, event: Event, board: Board) => View;
  readonly showing: (view: View, event: Event) => Showing;
  /** The event in words; null if it isn't worth any. */
  readonly sentence: (event: Event, table: TableInfo, board: Board) => string | null;
  /** What events of one seat come to, in words that go on after its name; a game may have none. */
  readonly deeds?: (events: readonly Event[], table: TableInfo, board: Board) => readonly string[];
}
