/** One game at a time, for programs that learn. */

import { EngineError } from './engine.js'

const NOBODY = -2

/** More than any board that comes with the program has codes: the largest has 53,000. */
const CODES = 1 << 16

/**
 * @typedef {object} Seen what the seat to choose sees
 * @property {number} seat
 * @property {any} view
 * @property {number[]} legal the codes that it may choose
 * @property {Uint8Array} mask 1 at each of these codes
 */

/** A game in which seats choose one after another; no seat sees more than it may. */
export class TurnEnvironment {
  /** @type {number | undefined} */
  #handle
  #actor = NOBODY

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {{ game?: string, seats?: number, options?: Record<string, string>, codes?: number }} [wishes]
   */
  constructor(engine, { game = 'ttr-usa', seats = 2, options = {}, codes = CODES } = {}) {
    this.engine = engine
    this.wishes = { game, seats, options }
    this.codes = codes
    /** @type {any} the score sheet, when the game is over */
    this.scores = undefined
  }

  /** The seat to choose; undefined when the game is over. */
  get seat() {
    return this.#actor === NOBODY ? undefined : this.#actor
  }

  /**
   * Begins a new game; the same seed deals the same cards.
   * @param {number | bigint} [seed]
   */
  async reset(seed) {
    await this.close()
    this.scores = undefined
    const { handle, actor } = await this.engine.call('open', seed === undefined ? this.wishes : { ...this.wishes, seed })
    this.#handle = handle
    this.#actor = actor
  }

  /**
   * What the seat to choose sees.
   * @returns {Promise<Seen>}
   */
  async observe() {
    const seat = this.#toChoose()
    const handle = this.#handle
    const [{ view }, legal] = await Promise.all([
      this.engine.call('observe', { handle, seat }),
      this.engine.call('actions', { handle, form: 'codes' }),
    ])
    return { seat, view, legal, mask: this.#mask(legal) }
  }

  /**
   * Its choice.
   * @param {number} code
   * @returns {Promise<number[] | undefined>} the rewards of all seats when that ends the game: 1 for whoever is the only
   *   winner, -1 for whoever doesn't win, and between for a shared win; in a game of one seat its total points
   */
  async step(code) {
    this.#toChoose()
    const { actor } = await this.engine.call('apply', { handle: this.#handle, code })
    this.#actor = actor
    if (actor !== NOBODY) return undefined
    this.scores = await this.engine.call('scores', { handle: this.#handle })
    return rewards(this.scores)
  }

  /** Lets go of the game, as an engine that has ended has done already. */
  async close() {
    const handle = this.#handle
    this.#handle = undefined
    this.#actor = NOBODY
    if (handle === undefined) return
    try {
      await this.engine.call('close', { handle })
    } catch (failure) {
      if (failure instanceof EngineError) throw failure
    }
  }

  #toChoose() {
    if (this.#handle === undefined) throw new Error('No game has begun; reset() begins one')
    if (this.#actor === NOBODY) throw new Error('The game is over; reset() begins a new one')
    return this.#actor
  }

  /** @param {number[]} legal */
  #mask(legal) {
    const mask = new Uint8Array(this.codes)
    for (const code of legal) {
      if (code >= this.codes) throw new Error(`This game has the code ${code}; { codes: ${2 * code} } has room for it`)
      mask[code] = 1
    }
    return mask
  }
}

/**
 * What a game was worth to each seat.
 * @param {{ totals: number[], ranks: number[] }} scores
 */
function rewards({ totals, ranks }) {
  if (totals.length === 1) return totals
  const winners = ranks.filter((rank) => rank === 1).length
  return ranks.map((rank) => (rank === 1 ? 2 / winners - 1 : -1))
}
