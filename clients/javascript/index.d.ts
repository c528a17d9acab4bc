/** Client of the engine of Andén: games for programs that play and learn (docs/protocol.md). */

/** What the engine refuses: a sentence, the number of its kind, and what it knows of it. */
export class EngineError extends Error {
  constructor(error: { code: number; message: string; data?: unknown })
  code: number
  data: any
}

/** A running engine. */
export class Engine {
  /** @param command what starts it; otherwise the variable `ANDEN_ENGINE` does, or `anden engine` */
  constructor(command?: string[])
  /** The result of a method; several may be asked for without waiting. Fails when the engine has ended, too. A parameter may be a BigInt. */
  call(method: string, params?: Record<string, unknown>): Promise<any>
  /** Ends the engine. */
  close(): Promise<void>
}

/** What the numbers of an observation mean, one plane after another. */
export interface Plane {
  name: string
  size: number
  meaning: string
}

/** Where the games stand. */
export interface Step {
  /** The seat to choose in each game. */
  actors: Int8Array
  /** The codes that each game allows. */
  legal: Int32Array[]
  /** What each of those seats sees, in the order of the planes; empty unless asked for. */
  observations: Int16Array[]
  /** The games that ended. Their numbers are exact, and each a BigInt, if that of the first was given as one. */
  ended: { index: number; number: number | bigint; totals: number[]; ranks: number[] }[]
}

/** Games that are stepped together. */
export class ManyGames {
  static open(
    engine: Engine,
    wishes?: {
      game?: string
      seats?: number
      count?: number
      seed?: number | bigint
      /** The number of the first game of the seed. */
      number?: number | bigint
      seat?: number
      bots?: string | string[]
      observations?: boolean
      options?: Record<string, string>
    },
  ): Promise<ManyGames>
  readonly engine: Engine
  readonly batch: number
  /** A BigInt where it was asked for with one. */
  readonly seed: number | bigint
  readonly planes: Plane[]
  /** How many numbers an observation has. */
  readonly size: number
  now: Step
  /** Applies one code to each game. */
  step(codes: ArrayLike<number>): Promise<Step>
  /** Lets go of the games. */
  close(): Promise<any>
}

/** What the seat to choose sees. */
export interface Seen {
  seat: number
  view: any
  /** The codes that it may choose. */
  legal: number[]
  /** 1 at each of these codes. */
  mask: Uint8Array
}

/** A game in which seats choose one after another; no seat sees more than it may. */
export class TurnEnvironment {
  constructor(
    engine: Engine,
    wishes?: { game?: string; seats?: number; options?: Record<string, string>; codes?: number },
  )
  /** Where the next game begins: another one may be put here, as when the first has ended. */
  engine: Engine
  /** What the next game will be. */
  wishes: { game: string; seats: number; options: Record<string, string> }
  /** How many codes a mask has. */
  codes: number
  /** The seat to choose; undefined when the game is over. */
  get seat(): number | undefined
  /** The score sheet, when the game is over. */
  scores: any
  /** Begins a new game; the same seed deals the same cards. */
  reset(seed?: number | bigint): Promise<void>
  observe(): Promise<Seen>
  /**
   * The choice of the seat; the rewards of all seats when that ends the game: 1 for the only winner, -1 for anyone who
   * doesn't win, something in between for a shared win; in a game with one seat the total points.
   */
  step(code: number): Promise<number[] | undefined>
  /** Lets go of the game. */
  close(): Promise<void>
}

/** What there is to choose. */
export interface Choice {
  game: string
  seat: number
  seats: number
  ply: number
  actions: { code: number; text: string }[]
  view: any
  /** The number of the game among those that this process plays, from 1. */
  number: number
}

/** What is played. */
export interface Begin {
  game: string
  rules: number
  seats: number
  options: Record<string, string>
  /** How long a choice may take. */
  milliseconds: number
}

/** How a game ended: the totals and ranks of all seats, of which `seat` was the bot's. */
export interface End {
  game: string
  number: number
  seat: number
  totals: number[]
  ranks: number[]
}

/** Answers until the input ends. */
export function play(
  choose: (choice: Choice) => number | Promise<number>,
  told?: { begin?: (begin: Begin) => unknown; end?: (end: End) => unknown },
): Promise<void>

/** What else a network bot wishes. */
export interface NetworkWishes {
  /** Is told how each game with a result ended. */
  end?: (end: End) => unknown
  /** After so many games it is enough, with a result or without; otherwise it goes on for ever. */
  games?: number
  /** Is told in a sentence what didn't come to its end: a game without a result, or what is tried again. */
  lost?: (sentence: string) => unknown
}

/** The server doesn't let the bot play: the sentence is the server's, and `code` the word for it, such as `bad-token`. */
export class Refused extends Error {
  constructor(problem: { code: string; detail: string })
  code: string
}

/** The server was tried again for an hour, in vain. */
export class Unreachable extends Error {}

/**
 * Plays at a server, wherever the token's bot has a seat. Needs Node 22 or later, which has a WebSocket.
 *
 * A choice's codes count its actions from 0, its `ply` is the version of the table, and its `number` counts the games
 * from 1. `choose` and `end` are called for one table at a time; what they throw ends the bot. What is lost is tried
 * again, after half a second at first and half a minute at most. A token that is worth nothing (any more) rejects with
 * `Refused` at once, a server that can't be reached for an hour with `Unreachable`, what can't be a token or an address
 * with an `Error` that says so.
 * @param server where it is in the browser: `https://anden.example`
 */
export function playAt(
  server: string,
  token: string,
  choose: (choice: Choice) => number | Promise<number>,
  wishes?: NetworkWishes,
): Promise<void>
