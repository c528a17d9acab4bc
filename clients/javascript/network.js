/** A bot that plays at a server, in the seats that its owner gives it (docs/network-bots.md). */

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LiveConnection, requireWebSocket } from './live.js'
import { PATIENCE, Pauses } from './pauses.js'

/** How many milliseconds lie between two questions where there are games. */
const BETWEEN = 2000

/** How many milliseconds an answer may take. */
const ANSWER = 30_000

/** A connection that lasted so many milliseconds was a good one: the pause after it is the shortest again. */
const GOOD = 30_000

/**
 * How many milliseconds the first pause has at most before a choice is sent again that was one message too many for the
 * server, and each when it has gone on for long: no longer, for the game waits for the choice.
 */
const HELD_BACK = 1000
const HELD_BACK_LONGEST = 8000

/** How many milliseconds a game that is over is remembered: no server of a site lists it any more then. */
const REMEMBERED = 600_000

/** The token, or where it is shown: nothing that would be different if it was tried again. */
const REFUSALS = [401, 403, 421]

/** Somebody was quicker, or the game waits for people: the server tells how things stand when they change. */
const PASSING = ['stale-version', 'not-your-turn', 'already-chosen', 'game-over']

/** The server takes no more messages just now: the connection is as good as before. */
const TOO_MANY = 'too-many-requests'

const MINUTES = PATIENCE / 60_000

/** @type {import('./pauses.js').Clock} */
const CLOCK = {
  now: () => performance.now(),
  chance: Math.random,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
}

/**
 * @typedef {import('./index.js').Choice} Choice
 * @typedef {import('./index.js').NetworkWishes} NetworkWishes
 * @typedef {{ table: string, game: string, seat: number, seats: number }} BotSeat
 * @typedef {{ type: 'act', command: string, version: number, action: string }} Act
 * @typedef {{ number: number, pauses: Pauses, live?: LiveConnection, busy: boolean, over: boolean, overAt: number }} Game
 */

/** The server doesn't let the bot play: the sentence is the server's, and `code` the word for it. */
export class Refused extends Error {
  /** @param {{ code: string, detail: string }} problem */
  constructor({ code, detail }) {
    super(detail)
    this.code = code
  }
}

/** The server was tried again for an hour, in vain. */
export class Unreachable extends Error {}

/**
 * Plays wherever the token's bot has a seat, for ever or until so many games have ended.
 * @param {string} server
 * @param {string} token
 * @param {(choice: Choice) => number | Promise<number>} choose
 * @param {NetworkWishes} [wishes]
 */
export async function playAt(server, token, choose, wishes = {}) {
  requireWebSocket()
  await new Playing(server, token, choose, wishes).run()
}

/** The tables of one bot. */
export class Playing {
  #server
  #token
  #choose
  #wishes
  #clock
  #left
  /** A table has one game. @type {Map<string, Game>} */
  #games = new Map()
  #begun = 0
  /** What the bot's own functions are asked, one thing after another. @type {Promise<unknown>} */
  #asked = Promise.resolve()
  #end = new AbortController()

  /**
   * @param {string} server
   * @param {string} token
   * @param {(choice: Choice) => number | Promise<number>} choose
   * @param {NetworkWishes} wishes
   * @param {import('./pauses.js').Clock} [clock]
   */
  constructor(server, token, choose, wishes, clock = CLOCK) {
    requireAddress(server)
    if (!/^[!-~]+$/.test(token)) {
      throw new Error("A bot's token is one word of ASCII letters, digits and signs; this is none.")
    }
    const games = wishes.games ?? Infinity
    if (!(games >= 1) || (games !== Infinity && !Number.isInteger(games))) {
      throw new Error(`The number of games is a whole number from 1 on, and this is ${games}.`)
    }
    this.#server = server.replace(/\/+$/, '')
    this.#token = token
    this.#choose = choose
    this.#wishes = wishes
    this.#clock = clock
    this.#left = games
  }

  /** Begins to play where there is a game, as long as there is anything to do. */
  async run() {
    const pauses = new Pauses(this.#clock)
    try {
      while (!this.#end.signal.aborted) {
        const tables = await this.#tables()
        if (this.#end.signal.aborted) break
        if (tables === undefined) {
          await this.#pauseForServer(pauses)
        } else {
          pauses.startAgain()
          this.#lookAt(tables)
          await this.#pause(BETWEEN)
        }
      }
    } finally {
      this.#end.abort()
      for (const { live } of this.#games.values()) live?.close()
    }
    if (this.#end.signal.reason instanceof Failure) throw this.#end.signal.reason.cause
  }

  /** @param {Pauses} pauses */
  async #pauseForServer(pauses) {
    const pause = pauses.next()
    if (pause === undefined) {
      throw new Unreachable(`${this.#server} could not be reached for ${MINUTES} minutes; the bot has stopped.`)
    }
    await this.#pause(pause)
  }

  /**
   * The games in play; undefined if nobody answers just now.
   * @returns {Promise<BotSeat[] | undefined>}
   */
  async #tables() {
    try {
      const answer = await fetch(`${this.#server}/api/bot/tables`, {
        headers: { authorization: `Bearer ${this.#token}` },
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER), this.#end.signal]),
      })
      if (answer.ok) return await this.#tablesIn(answer)
      const problem = REFUSALS.includes(answer.status) ? await problemOf(answer) : undefined
      if (problem) throw new Refused(problem)
      this.#lost(`${this.#server} answered with the status ${answer.status}.`)
    } catch (failure) {
      if (failure instanceof Refused) throw failure
      this.#lost(`${this.#server} doesn't answer.`)
    }
    return undefined
  }

  /**
   * @param {Response} answer
   * @returns {Promise<BotSeat[] | undefined>}
   */
  async #tablesIn(answer) {
    const text = await answer.text()
    try {
      const { tables } = JSON.parse(text)
      if (Array.isArray(tables)) return tables
    } catch {
      // A page, as of something else that is there.
    }
    this.#lost(`What answers at ${this.#server} isn't a server of Andén.`)
    return undefined
  }

  /**
   * Plays where nobody does yet.
   * @param {BotSeat[]} tables
   */
  #lookAt(tables) {
    for (const seated of tables) {
      const game = this.#game(seated.table)
      if (!game.busy && !game.over) void this.#play(game, seated)
    }
    const present = new Set(tables.map(({ table }) => table))
    for (const [table, game] of this.#games) {
      if (present.has(table) || game.busy) continue
      if (!game.over) this.#over(game, `The game at the table ${table} ended while the bot was away.`)
      else if (this.#clock.now() - game.overAt > REMEMBERED) this.#games.delete(table)
    }
  }

  /** @param {string} table */
  #game(table) {
    const game = this.#games.get(table) ?? this.#newGame()
    this.#games.set(table, game)
    return game
  }

  /** @returns {Game} */
  #newGame() {
    this.#begun++
    return { number: this.#begun, pauses: new Pauses(this.#clock), busy: false, over: false, overAt: 0 }
  }

  /**
   * One table, until its game is over or the connection is lost; then, after a pause, it is looked for again.
   * @param {Game} game
   * @param {BotSeat} seated
   */
  async #play(game, seated) {
    game.busy = true
    const since = this.#clock.now()
    game.live = new LiveConnection(`${this.#server}/api/tables/${seated.table}/live`, this.#token)
    try {
      if (!(await this.#follow(game.live, game, seated)) && !this.#end.signal.aborted) {
        game.live.close()
        if (this.#clock.now() - since > GOOD) game.pauses.startAgain()
        await this.#comeBack(game, seated.table)
      }
    } catch (failure) {
      this.#end.abort(new Failure('The bot failed', { cause: failure }))
    } finally {
      game.live.close()
      game.live = undefined
      game.busy = false
    }
  }

  /**
   * Waits before the table is opened again; one that can't be opened stops no other game.
   * @param {Game} game
   * @param {string} table
   */
  async #comeBack(game, table) {
    const pause = game.pauses.next()
    if (pause === undefined) {
      this.#over(game, `The table ${table} could not be opened for ${MINUTES} minutes and is left alone.`)
    } else {
      this.#lost(`The connection to the table ${table} was lost.`)
      await this.#pause(pause)
    }
  }

  /**
   * Chooses whenever there is something to choose. Returns whether there is nothing more to do.
   * @param {LiveConnection} live
   * @param {Game} game
   * @param {BotSeat} seated
   */
  async #follow(live, game, seated) {
    /** @type {Act | undefined} */
    let act
    let pauses = new Pauses(this.#clock)
    for await (const { type, code, command, table, position } of live) {
      if (type === 'problem' && code === TOO_MANY) {
        if (act && command === act.command && !(await this.#sendAgain(live, act, pauses))) return false
      } else if (type === 'problem' && !PASSING.includes(code)) {
        // What the table was thought to be is wrong, or couldn't be written: it is opened again.
        return false
      }
      if (position) game.pauses.reached()
      if (position?.scores) {
        await this.#tellEnd(game, seated, position.scores)
        return true
      }
      if (table?.status === 'unfinished') {
        this.#over(game, `The game at the table ${seated.table} ended without a result.`)
        return true
      }
      if (!position?.offers.length || position.version === act?.version || position.version < live.version) continue
      act = await this.#act(game, seated, position)
      pauses = new Pauses(this.#clock, HELD_BACK, HELD_BACK_LONGEST)
      live.send(act)
    }
    return false
  }

  /**
   * Sends a choice again after a pause, as the same command. Returns whether it is worth going on.
   * @param {LiveConnection} live
   * @param {Act} act
   * @param {Pauses} pauses
   */
  async #sendAgain(live, act, pauses) {
    const pause = pauses.next()
    if (pause === undefined) return false
    await this.#pause(pause)
    // Somebody may have chosen for the bot meanwhile.
    if (act.version >= live.version && !this.#end.signal.aborted) live.send(act)
    return true
  }

  /**
   * What the bot chooses, as the server is told it.
   * @param {Game} game
   * @param {BotSeat} seated
   * @param {any} position
   * @returns {Promise<Act>}
   */
  async #act({ number }, { game, seat, seats }, { version, view, offers }) {
    /** @type {string[]} */
    const texts = offers.flatMap((/** @type {any} */ offer) => offer.choices.map((/** @type {any} */ { text }) => text))
    const actions = texts.map((text, code) => ({ code, text }))
    const code = await this.#ask(() => this.#choose({ game, seat, seats, ply: version, actions, view, number }))
    if (texts[code] === undefined) {
      throw new Error(`The bot chose ${code}, and its choice had the codes 0 to ${texts.length - 1}.`)
    }
    return { type: 'act', command: randomUUID(), version, action: texts[code] }
  }

  /**
   * A game has ended.
   * @param {Game} played
   * @param {BotSeat} seated
   * @param {{ totals: number[], ranks: number[] }} scores
   */
  async #tellEnd(played, { game, seat }, { totals, ranks }) {
    await this.#ask(() => this.#wishes.end?.({ game, number: played.number, seat, totals, ranks }))
    this.#over(played)
  }

  /**
   * A game counts.
   * @param {Game} game
   * @param {string} [sentence]
   */
  #over(game, sentence) {
    if (sentence) this.#lost(sentence)
    game.over = true
    game.overAt = this.#clock.now()
    this.#left--
    if (this.#left <= 0) this.#end.abort()
  }

  /**
   * Calls one of the bot's functions when no other one is at work.
   * @template T
   * @param {() => T | Promise<T>} question
   * @returns {Promise<T>}
   */
  #ask(question) {
    const answer = this.#asked.then(() => {
      this.#end.signal.throwIfAborted()
      return question()
    })
    this.#asked = answer.catch(() => {})
    return answer
  }

  /** @param {string} sentence */
  #lost(sentence) {
    if (!this.#end.signal.aborted) this.#wishes.lost?.(sentence)
  }

  /**
   * Ends early when all ends.
   * @param {number} milliseconds
   */
  async #pause(milliseconds) {
    try {
      await this.#clock.wait(milliseconds, this.#end.signal)
    } catch (ended) {
      if (!this.#end.signal.aborted) throw ended
    }
  }
}

/**
 * Says at once what no server can be reached at, however often it is tried.
 * @param {string} server
 */
function requireAddress(server) {
  if (!/^https?:\/\/[^/]/.test(server)) {
    throw new Error(`The address of a server begins with https:// or http://, and this is "${server}".`)
  }
  if (/[?#\s]/.test(server) || !URL.canParse(server) || !isWhole(new URL(server))) {
    throw new Error(`The address of a server is like https://anden.example:8443, and this is "${server}".`)
  }
}

/**
 * Whether it is a server's, and not that of one of its pages.
 * @param {URL} address
 */
function isWhole({ port, pathname }) {
  return port !== '0' && /^\/*$/.test(pathname)
}

/**
 * What the server says, if it is the server that refuses, and not somebody between.
 * @param {Response} answer
 */
async function problemOf(answer) {
  const problem = await answer.json().catch(() => undefined)
  return typeof problem?.detail === 'string' && typeof problem.code === 'string' ? problem : undefined
}

/** One of the bot's own functions threw something: whoever runs the bot is to see it. */
class Failure extends Error {}
