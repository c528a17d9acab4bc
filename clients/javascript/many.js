/** Many games in one message. */

import { endianness } from 'node:os'

/**
 * @typedef {object} Step where the games stand
 * @property {Int8Array} actors the seat to choose in each game
 * @property {Int32Array[]} legal the codes that each game allows
 * @property {Int16Array[]} observations what each of those seats sees, in the order of the planes; empty unless asked for
 * @property {{ index: number, number: number | bigint, totals: number[], ranks: number[] }[]} ended the games that ended, with their
 *   numbers: each a `bigint`, and exact, if the first was given as one
 */

/** Games that are stepped together. */
export class ManyGames {
  /** @type {bigint | null} */
  #first
  /** @type {bigint[]} How many games of each place have ended. */
  #over = []

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {any} opened
   * @param {number | bigint} [first] the number of the first game
   */
  constructor(engine, opened, first) {
    this.engine = engine
    /** @type {number} */
    this.batch = opened.batch
    /** @type {number | bigint} */
    this.seed = opened.seed
    /** @type {{ name: string, size: number, meaning: string }[]} */
    this.planes = opened.planes
    this.size = this.planes.reduce((sum, plane) => sum + plane.size, 0)
    this.#first = typeof first === 'bigint' ? first : null
    /** @type {Step} */
    this.now = this.#read(opened.standing)
  }

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {{ game?: string, seats?: number, count?: number, seed?: number | bigint, number?: number | bigint, seat?: number, bots?: string | string[],
   *   observations?: boolean, options?: Record<string, string> }} wishes
   */
  static async open(engine, wishes = {}) {
    const opened = await engine.call('openMany', { game: 'ttr-usa', seats: 2, count: 256, ...wishes })
    // The seed that comes back is rounded where it has more bits than a number.
    return new ManyGames(engine, { ...opened, seed: wishes.seed ?? opened.seed }, wishes.number)
  }

  /**
   * Applies one code to each game.
   * @param {ArrayLike<number>} codes
   * @returns {Promise<Step>}
   */
  async step(codes) {
    this.now = this.#read(await this.engine.call('stepMany', { batch: this.batch, codes: Array.from(codes) }))
    return this.now
  }

  /** Lets go of the games. */
  close() {
    return this.engine.call('closeMany', { batch: this.batch })
  }

  /**
   * @param {any} standing
   * @returns {Step}
   */
  #read(standing) {
    const codes = new Int32Array(bytes(standing.legal, 4))
    let place = 0
    const legal = Array.from(new Int32Array(bytes(standing.counts, 4)), (count) => {
      place += count
      return codes.subarray(place - count, place)
    })
    const seen = new Int16Array(bytes(standing.observations, 2))
    const observations = []
    for (let from = 0; from < seen.length; from += this.size) observations.push(seen.subarray(from, from + this.size))
    const ended = standing.ended.map((/** @type {any} */ game) => ({ ...game, number: this.#numberOf(game, legal.length) }))
    return { actors: new Int8Array(bytes(standing.actors, 1)), legal, observations, ended }
  }

  /**
   * The number of a game that has ended. It comes rounded where it has more bits than a number; but the games of a place
   * follow one another by as many as are stepped together.
   *
   * @param {{ index: number, number: number }} game
   * @param {number} count
   */
  #numberOf({ index, number }, count) {
    if (this.#first === null) return number
    const over = this.#over[index] ?? 0n
    this.#over[index] = over + 1n
    return this.#first + BigInt(index) + BigInt(count) * over
  }
}

/**
 * What an array of numbers is made of, in memory of its own: numbers lie at multiples of their width there.
 *
 * @param {string} text
 * @param {1 | 2 | 4} width of each number
 */
function bytes(text, width) {
  const read = Buffer.from(text, 'base64')
  // The wire is little-endian, whatever the machine is.
  if (endianness() === 'BE' && width === 2) read.swap16()
  if (endianness() === 'BE' && width === 4) read.swap32()
  return Uint8Array.from(read).buffer
}
