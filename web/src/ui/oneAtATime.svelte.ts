/** Does one thing at a time: whoever presses a button twice means it once. */
export class OneAtATime {
  #busy = $state(false);

  /** Whether something is being done. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Does something, unless something is being done already. */
  async do(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await work();
    } finally {
      this.#busy = false;
    }
  }
}
