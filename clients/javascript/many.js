/** Many games in one message. */

/**
 * @typedef {object} Step where the games stand
 * @property {Int8Array} actors the seat to choose in each game
 * @property {number[][]} legal the codes that each game allows
 * @property {number[][]} observations what each of those seats sees, in the order of the planes; empty unless asked for
 * @property {{ index: number, number: number, totals: number[], ranks: number[] }[]} ended the games that ended
 */

/** Games that are stepped together. */
export class ManyGames {
  /**
   * @param {import('./engine.js').Engine} engine
   * @param {any} opened
   */
  constructor(engine, opened) {
    this.engine = engine
    /** @type {number} */
    this.batch = opened.batch
    /** @type {number} */
    this.seed = opened.seed
    /** @type {{ name: string, size: number, meaning: string }[]} */
    this.planes = opened.planes
    this.size = this.planes.reduce((sum, plane) => sum + plane.size, 0)
    /** @type {Step} */
    this.now = this.#read(opened.standing)
  }

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {{ game?: string, seats?: number, count?: number, seed?: number, number?: number, seat?: number, bots?: string | string[],
   *   observations?: boolean, options?: Record<string, string> }} wishes
   */
  static async open(engine, wishes = {}) {
    return new ManyGames(engine, await engine.call('openMany', { game: 'ttr-usa', seats: 2, count: 256, ...wishes }))
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
    const codes = numbers(standing.legal, 4, (view, at) => view.getInt32(at, true))
    let place = 0
    const legal = numbers(standing.counts, 4, (view, at) => view.getInt32(at, true)).map((count) => {
      place += count
      return codes.slice(place - count, place)
    })
    const seen = numbers(standing.observations, 2, (view, at) => view.getInt16(at, true))
    const observations = []
    for (let from = 0; from < seen.length; from += this.size) observations.push(seen.slice(from, from + this.size))
    return { actors: Int8Array.from(Buffer.from(standing.actors, 'base64')), legal, observations, ended: standing.ended }
  }
}

/**
 * @param {string} text
 * @param {number} width
 * @param {(view: DataView, at: number) => number} get
 */
function numbers(text, width, get) {
  const bytes = Buffer.from(text, 'base64')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.length / width }, (_, place) => get(view, place * width))
}
