/** Milliseconds after which whoever waits is told that it isn't done yet. */
const patience = 1_000;

/** Does one thing at a time: whoever presses a button twice means it once. */
export class OneAtATime {
  #busy = $state(false);
  #slow = $state(false);

  /** Whether something is being done. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Whether it has been for so long that whoever waits is to be told. */
  get slow(): boolean {
    return this.#slow;
  }

  /** Does something, unless something is being done already. */
  async do(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const impatience = setTimeout(() => (this.#slow = true), patience);
    try {
      await work();
    } finally {
      clearTimeout(impatience);
      this.#busy = this.#slow = false;
    }
  }
}
