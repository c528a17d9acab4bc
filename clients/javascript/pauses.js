/** How many milliseconds the first pause has at most, and each when it has gone on for long, unless said otherwise. */
const FIRST = 500
const LONGEST = 30_000

/** After so many milliseconds in which nothing was reached it is enough: an hour. */
export const PATIENCE = 3_600_000

/**
 * The time, and what chance adds to it: milliseconds from anywhere on; from 0 to 1; lets time pass, unless all has ended.
 * @typedef {{ now: () => number, chance: () => number, wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown> }} Clock
 */

/**
 * What lies between attempts to reach somebody, and when it is enough. Each pause may be twice as long as the one before
 * it. Chance shortens it by up to a half: those who lost the same server don't all come back at once.
 */
export class Pauses {
  #clock
  #first
  #limit
  #longest
  /** @type {number | undefined} */
  #since

  /**
   * @param {Clock} clock
   * @param {number} [first]
   * @param {number} [longest]
   */
  constructor(clock, first = FIRST, longest = LONGEST) {
    this.#clock = clock
    this.#first = first
    this.#limit = longest
    this.#longest = first
  }

  /** In milliseconds; undefined when it has gone on for so long that it is enough. */
  next() {
    const now = this.#clock.now()
    this.#since ??= now
    if (now - this.#since >= PATIENCE) return undefined
    const longest = this.#longest
    this.#longest = Math.min(2 * longest, this.#limit)
    return longest * (1 - this.#clock.chance() / 2)
  }

  /** They were there, be it for a moment: it isn't enough yet. */
  reached() {
    this.#since = undefined
  }

  /** They were there, and stayed: the next pause is the shortest again. */
  startAgain() {
    this.#longest = this.#first
    this.#since = undefined
  }
}
