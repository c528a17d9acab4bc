import type { Component } from 'svelte';
import type { Happening } from '../show/happening';
import type { TableSession } from './session.svelte';
import type { Telling } from '../show/telling';

/** A game's table and all that is told at it, of the types that its own server side sends. */
export interface GameClient<
  Board = unknown,
  View = unknown,
  Event extends Happening = Happening,
  Action = unknown,
  Thought = unknown,
> extends Telling<Board, View, Event> {
  /** The whole table, once the game has started. */
  readonly Table: Component<{ session: TableSession<View, Event>; board: Board; again: () => void }>;
  /** What is different on a board, told where it is chosen; `file` is the one it comes from if it is one's own. */
  readonly About: Component<{ board: Board; file: string | null }>;
  /** How the game goes, for those who don't know it yet: while they wait for it, and where they look for help. */
  readonly Primer: Component<{ board: Board }>;
  /** The board as a table with some options has it; as it is if a game leaves this out. */
  readonly inPlay?: (board: Board, options: Readonly<Record<string, string>>) => Board;
  /** An action in words that tell somebody to do it: `Draw from the deck`. */
  readonly action: (action: Action, board: Board) => string;
  /**
   * What is said aloud of an event that the log passes over, since it is seen on the table; null if nothing is. A game may
   * have none.
   *
   * @param before what happened just before it
   */
  readonly aside?: (event: Event, before: Happening | null) => string | null;
  /** What kind of luck an event of chance is: `Cards from the deck`. */
  readonly luck: (event: Event) => string;
  /** What a bot makes of a position, a sentence each; a game whose bots tell nothing leaves it out. */
  readonly thoughts?: (thoughts: readonly Thought[], board: Board) => readonly string[];
  /** Choices that an analysis of a game judges one by one beside the costliest, under a heading of their own. */
  readonly judgedApart?: { readonly heading: () => string; readonly belongs: (action: Action) => boolean };
  /** What the chosen value of an option changes, in words; null if its name says it. */
  readonly choice?: (option: string, board: Board, options: Readonly<Record<string, string>>) => string | null;
}

/**
 * A client of which the table needn't know the types: it is given only what the server sent of its own game. The one
 * place where they are forgotten.
 */
export function gameClient<Board, View, Event extends Happening, Action, Thought = never>(
  client: GameClient<Board, View, Event, Action, Thought>,
): GameClient {
  return client as unknown as GameClient;
}

/** A chapter of the page of rules. */
export interface Chapter {
  /** It is headed by the text `chapter.` and this. */
  readonly id: string;
  /** Ids of the rule ledger, in its order; each is told by the text `rule.` and its id. */
  readonly rules: readonly string[];
}

/**
 * What a game's folder brings along besides its texts (`bring`, beside those of `src/texts`): what is seen before
 * anybody sits down, and the way to the rest.
 */
export interface GameFamily {
  /** As the server names it. */
  readonly id: string;
  /** The name that stands before that of a board; none where a family's only game has its name. */
  readonly title?: () => string;
  /** What its rules are headed by where it has no title: a family of one game. */
  readonly heading?: () => string;
  /** The small line on the posters, beneath the name. */
  readonly line: () => string;
  /** What is seen on a game's poster. */
  readonly scene: (game: string) => Component;
  /** The game in a few steps, for those who are to choose one; a family may have none. */
  readonly Gist?: Component;
  readonly chapters: readonly Chapter[];
  /** Whether its table tells newcomers what matters when (`tips`). */
  readonly tips?: boolean;
  /** Loaded when it is needed. */
  readonly client: () => Promise<GameClient>;
}
