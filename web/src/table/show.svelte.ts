/** Something that is told step by step: each is looked at for its time before the next one comes by itself. */
export class Show<Step extends { readonly milliseconds: number }> {
  /** The place of the step on show; past the last one once all were told. */
  at = $state(0);
  readonly over = $derived.by(() => this.at >= this.steps.length);
  /** The step on show; null once all were told. */
  readonly step: Step | null = $derived.by(() => this.steps[this.at] ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly steps: readonly Step[]) {}

  /** Begins with the first step, also if it was told before. */
  start(): void {
    this.#show(0);
  }

  next(): void {
    this.#show(this.at + 1);
  }

  skip(): void {
    this.#show(this.steps.length);
  }

  /** Nothing comes by itself any more; must be called when nobody looks any longer. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What else happens when another step is on show, or null once all were told. */
  protected turnTo(_step: Step | null): void {}

  #show(at: number): void {
    this.stop();
    this.at = at;
    const { step } = this;
    this.turnTo(step);
    if (step !== null) this.#timer = setTimeout(() => this.next(), step.milliseconds);
  }
}
