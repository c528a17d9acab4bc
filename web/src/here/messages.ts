import type { ClientMessage, Option, Paint, ServerMessage } from '../generated/wire';

/** Who has a seat of a game on this device: whoever has the device, or a bot of a level. */
export type SetUpSeat = (
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
) & {
  /** Of which colour the seat is; older games say nothing of it, and have those of the numbers. */
  readonly paint?: Paint;
};

/** What a game on this device is made of. */
export interface SetUp {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** 64 hex digits. */
  readonly seed: string;
  readonly seats: readonly SetUpSeat[];
  /** The moment of another game on this device from which it goes on; its log has what came before. */
  readonly branch?: { readonly table: string; readonly ply: number };
}

/** What is asked about the game besides playing it: nothing changes by it. */
export type HereQuestion =
  /** What a bot would do in the place of whoever has the device and is to choose: a `Hint`. */
  | { readonly type: 'hint' }
  /** What happened in a game that is over, with the knowledge of a seat or with all hands: a `GameReplay`. */
  | { readonly type: 'replay'; readonly seat: number | null }
  /** Some of its positions, from one on: a `ReplayPart`. */
  | { readonly type: 'positions'; readonly seat: number | null; readonly from: number; readonly count: number }
  /** What a bot would have done where somebody had to choose, so many plies later than the beginning: a `Hint`. */
  | { readonly type: 'pastHint'; readonly ply: number }
  /** A choice as it was before it was made: a `ReplayChoice`. */
  | { readonly type: 'choice'; readonly ply: number }
  /** What some actions were worth there: `Compared`. */
  | { readonly type: 'compared'; readonly ply: number; readonly actions: readonly string[] }
  /** More than is known of a seat’s game, from 0 to 1, as far as that can be worked out soon: a `GameAnalysis`. */
  | { readonly type: 'analysis'; readonly seat: number; readonly known: number }
  /** The whole game as a text that a server takes: `Moves`. */
  | { readonly type: 'moves' }
  /** What there is of a game that goes on from a moment of this one: `Begun`. */
  | { readonly type: 'branch'; readonly ply: number; readonly setUp: SetUp };

/** A game that has begun, to go on with. */
export interface Begun {
  readonly log: string;
}

/** What some actions are worth, in their order. */
export interface Compared {
  readonly options: readonly Option[];
}

/** A game as a text. */
export interface Moves {
  readonly text: string;
}

/** What the worker that plays is told: first `begin` or `resume`, once. */
export type ToWorker =
  | { readonly type: 'begin'; readonly setUp: SetUp }
  | { readonly type: 'resume'; readonly setUp: SetUp; readonly log: string }
  | { readonly type: 'message'; readonly message: ClientMessage }
  /** Each question has a number of its own, by which it is answered. */
  | { readonly type: 'ask'; readonly number: number; readonly question: HereQuestion }
  /** How long bots wait while a choice can be undone. */
  | { readonly type: 'pause'; readonly milliseconds: number };

/** What it tells: the first message is the `welcome`, and after each change comes the log. */
export type FromWorker =
  | { readonly type: 'messages'; readonly messages: readonly ServerMessage[] }
  | { readonly type: 'log'; readonly log: string }
  | { readonly type: 'answer'; readonly number: number; readonly answer: unknown }
  /** A question has no answer, with a sentence for whoever looks into it; the game goes on. */
  | { readonly type: 'unanswered'; readonly number: number; readonly detail: string }
  /**
   * The game can't go on, with a sentence for whoever looks into it. If the program that plays wasn't even `loaded`, the
   * game is as it was.
   */
  | { readonly type: 'failed'; readonly detail: string; readonly loaded: boolean };
