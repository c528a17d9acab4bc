/** Milliseconds that a first live connection may take to tell something before it is asked why it doesn't. */
const hope = 8_000;

/** Milliseconds until that is asked again: nobody has answered, or somebody has tried again. */
const pause = 4_000;

/** Whether the server answers, but no live connection has ever told anything: something on the way lets none through. */
export class Blocked {
  #found = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param heard whether a live connection has told something
   * @param ask asks the server anything by another way
   */
  constructor(
    private readonly heard: () => boolean,
    private readonly ask: () => Promise<unknown>,
  ) {}

  get now(): boolean {
    return this.#found && !this.heard();
  }

  /** @returns ends it */
  start(): () => void {
    this.#lookIn(hope);
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Somebody tries again: there is hope once more. */
  again(): void {
    this.#found = false;
    this.#lookIn(pause);
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), milliseconds);
  }

  async #look(): Promise<void> {
    if (this.heard()) return;
    const asked = this.#timer;
    const answered = await this.ask().then(
      () => true,
      () => false,
    );
    // It was ended meanwhile, or begun anew.
    if (asked !== this.#timer) return;
    this.#found = answered;
    if (!answered) this.#lookIn(pause);
  }
}
