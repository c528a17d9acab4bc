import type { ClientMessage, ServerMessage } from '../generated/wire';

/** Who has a seat of a game on this device: whoever has the device, or a bot of a level. */
export type SetUpSeat = { readonly kind: 'me'; readonly name: string } | { readonly kind: 'bot'; readonly bot: string };

/** What a game on this device is made of. */
export interface SetUp {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** 64 hex digits. */
  readonly seed: string;
  readonly seats: readonly SetUpSeat[];
}

/** What the worker that plays is told: first `begin` or `resume`, once. */
export type ToWorker =
  | { readonly type: 'begin'; readonly setUp: SetUp }
  | { readonly type: 'resume'; readonly setUp: SetUp; readonly log: string }
  | { readonly type: 'message'; readonly message: ClientMessage }
  /** How long bots wait while a choice can be undone. */
  | { readonly type: 'pause'; readonly milliseconds: number };

/** What it tells: the first message is the `welcome`, and after each change comes the log. */
export type FromWorker =
  | { readonly type: 'messages'; readonly messages: readonly ServerMessage[] }
  | { readonly type: 'log'; readonly log: string }
  /**
   * The game can't go on, with a sentence for whoever looks into it. If the program that plays wasn't even `loaded`, the
   * game is as it was.
   */
  | { readonly type: 'failed'; readonly detail: string; readonly loaded: boolean };
