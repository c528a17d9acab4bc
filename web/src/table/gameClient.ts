import type { Component } from 'svelte';
import type { GameEvent, GameView, TableInfo } from '../generated/wire';
import type { Showing } from './effects';
import type { TableSession } from './session.svelte';

/** What a game brings along for the browser: a folder of `games/` exports one. */
export interface GameClient {
  /** The whole table, once the game has started. */
  readonly Table: Component<{ session: TableSession; board: unknown; again: () => void }>;
  /** What is different on a board, told where it is chosen; `file` is the one it comes from if it is one's own. */
  readonly About: Component<{ board: unknown; file: string | null }>;
  /** The board as a table with some options has it; as it is if a game leaves this out. */
  readonly inPlay?: (board: unknown, options: Readonly<Record<string, string>>) => unknown;
  /** What the chosen value of an option changes, in words; null if its name says it. */
  readonly choice?: (option: string, board: unknown, options: Readonly<Record<string, string>>) => string | null;
  /** What is shown once an event was seen; the position that the server sent has the last word. */
  readonly follow: (view: GameView, event: GameEvent, board: unknown) => GameView;
  readonly showing: (view: GameView, event: GameEvent) => Showing;
  /** The event in words; null if it isn't worth any. */
  readonly sentence: (event: GameEvent, table: TableInfo, board: unknown) => string | null;
  /** What events of one seat come to, in words that go on after its name; a game may have none. */
  readonly deeds?: (events: readonly GameEvent[], table: TableInfo, board: unknown) => readonly string[];
}
