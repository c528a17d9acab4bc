/** A bot that plays at a server, in the seats that its owner gives it (docs/network-bots.md). */

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LiveConnection, requireWebSocket } from './live.js'
import { Pauses } from './pauses.js'

/** How many milliseconds lie between two questions where there are games. */
const BETWEEN = 2000

/** How many milliseconds an answer may take. */
const PATIENCE = 30_000

/** A connection that lasted so many milliseconds was a good one: the pause after it is the shortest again. */
const GOOD = 30_000

/** The token, or where it is shown: nothing that would be different if it was tried again. */
const REFUSALS = [401, 403, 421]

/** Somebody was quicker, or the game waits for people: the server tells how things stand when they change. */
const PASSING = ['stale-version', 'not-your-turn', 'already-chosen', 'game-over']

/**
 * @typedef {import('./index.js').Choice} Choice
 * @typedef {import('./index.js').NetworkWishes} NetworkWishes
 * @typedef {{ table: string, game: string, seat: number, seats: number }} BotSeat
 */

/** The server doesn't let the bot play: the sentence is the server's, and `code` the word for it. */
export class Refused extends Error {
  /** @param {{ code: string, detail: string }} problem */
  constructor({ code, detail }) {
    super(detail)
    this.code = code
  }
}

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
  #wait
  #left
  /** @type {Map<string, { number: number, pauses: Pauses, live?: LiveConnection, busy: boolean }>} */
  #games = new Map()
  /** What the bot's own functions are asked, one thing after another. @type {Promise<unknown>} */
  #asked = Promise.resolve()
  #end = new AbortController()

  /**
   * @param {string} server
   * @param {string} token
   * @param {(choice: Choice) => number | Promise<number>} choose
   * @param {NetworkWishes} wishes
   * @param {(milliseconds: number, signal: AbortSignal) => Promise<unknown>} [wait]
   */
  constructor(server, token, choose, wishes, wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal })) {
    if (!/^https?:\/\/[^/]/.test(server)) {
      throw new Error(`The address of a server begins with https:// or http://, and this is "${server}".`)
    }
    this.#server = server.replace(/\/+$/, '')
    this.#token = token
    this.#choose = choose
    this.#wishes = wishes
    this.#wait = wait
    this.#left = wishes.games ?? Infinity
  }

  /** Begins to play where there is a game, as long as there is anything to do. */
  async run() {
    const pauses = new Pauses()
    try {
      while (this.#left > 0) {
        const tables = await this.#tables()
        if (this.#end.signal.aborted) break
        for (const seated of tables ?? []) void this.#play(seated)
        if (tables === undefined) {
          await this.#pause(pauses.next())
        } else {
          pauses.startAgain()
          await this.#pause(BETWEEN)
        }
      }
    } finally {
      this.#end.abort()
      for (const { live } of this.#games.values()) live?.close()
    }
    if (this.#end.signal.reason instanceof Failure) throw this.#end.signal.reason.cause
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
        signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), this.#end.signal]),
      })
      if (answer.ok) return (await answer.json()).tables
      if (REFUSALS.includes(answer.status)) throw new Refused(await answer.json())
      this.#lost(`${this.#server} answered with the status ${answer.status}.`)
    } catch (failure) {
      if (failure instanceof Refused) throw failure
      this.#lost(`${this.#server} doesn't answer.`)
    }
    return undefined
  }

  /**
   * One table, until its game is over or the connection is lost; then, after a pause, it is looked for again.
   * @param {BotSeat} seated
   */
  async #play(seated) {
    const game = this.#game(seated.table)
    if (game.busy) return
    game.busy = true
    const since = performance.now()
    game.live = new LiveConnection(`${this.#server}/api/tables/${seated.table}/live`, this.#token)
    try {
      const over = await this.#follow(game.live, seated, game.number)
      if (!over && !this.#end.signal.aborted) {
        this.#lost(`The connection to the table ${seated.table} was lost.`)
        if (performance.now() - since > GOOD) game.pauses.startAgain()
        await this.#pause(game.pauses.next())
      }
    } catch (failure) {
      this.#end.abort(new Failure('The bot failed', { cause: failure }))
    } finally {
      game.live.close()
      game.busy = false
    }
  }

  /** @param {string} table */
  #game(table) {
    const game = this.#games.get(table) ?? { number: this.#games.size + 1, pauses: new Pauses(), busy: false }
    this.#games.set(table, game)
    return game
  }

  /**
   * Chooses whenever there is something to choose. Returns whether there is nothing more to do.
   * @param {LiveConnection} live
   * @param {BotSeat} seated
   * @param {number} number
   */
  async #follow(live, seated, number) {
    let chosen = -1
    for await (const { type, code, table, position } of live) {
      // What the table was thought to be is wrong, or couldn't be written: it is opened again.
      if (type === 'problem' && !PASSING.includes(code)) return false
      if (position?.scores) {
        await this.#over(seated, number, position.scores)
        return true
      }
      if (table?.status === 'unfinished') return true
      if (!position?.offers.length || position.version === chosen || position.version < live.version) continue
      chosen = position.version
      live.send(await this.#act(seated, number, position))
    }
    return false
  }

  /**
   * What the bot chooses, as the server is told it.
   * @param {BotSeat} seated
   * @param {number} number
   * @param {any} position
   */
  async #act({ game, seat, seats }, number, { version, view, offers }) {
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
   * @param {BotSeat} seated
   * @param {number} number
   * @param {{ totals: number[], ranks: number[] }} scores
   */
  async #over({ game, seat }, number, { totals, ranks }) {
    await this.#ask(() => this.#wishes.end?.({ game, number, seat, totals, ranks }))
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
      await this.#wait(milliseconds, this.#end.signal)
    } catch (ended) {
      if (!this.#end.signal.aborted) throw ended
    }
  }
}

/** One of the bot's own functions threw something: whoever runs the bot is to see it. */
class Failure extends Error {}
