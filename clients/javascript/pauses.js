/** How many milliseconds to wait before the first further attempt, and before each when it has gone on for long. */
const FIRST = 500
const LONGEST = 30_000

/** What lies between attempts to reach somebody: each pause is twice as long as the one before it. */
export class Pauses {
  #next = FIRST

  /** In milliseconds. */
  next() {
    const pause = this.#next
    this.#next = Math.min(2 * pause, LONGEST)
    return pause
  }

  /** They were reached. */
  startAgain() {
    this.#next = FIRST
  }
}
