/** What is being done, for whatever had better wait until it is. */
export class UnderWay {
  readonly #all = new Set<Promise<unknown>>();

  /** Keeps something in mind until it is done, or has failed. Returns it as it is. */
  track<T>(work: Promise<T>): Promise<T> {
    const over = (): void => void this.#all.delete(work);
    this.#all.add(work);
    work.then(over, over);
    return work;
  }

  /** Waits for all that is being done now; that some of it fails is no concern of whoever waits. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#all);
  }
}
