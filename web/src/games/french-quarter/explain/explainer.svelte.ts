/** What is being told, and beside what it stands. */
export interface Told {
  /** The name of the thing, as `data-explain` gives it. */
  readonly thing: string;
  readonly element: Element;
  /** Whether it stays until it is sent away; otherwise it goes with the pointer. */
  readonly stays: boolean;
}

/** Tells what the things on the table are: one at a time, for whoever points at one, holds it down or asks for it. */
export class Explainer {
  told = $state.raw<Told | null>(null);
  #asking = $state(false);

  /** Whether each press explains instead of choosing. */
  get asking(): boolean {
    return this.#asking;
  }

  tell(element: Element, stays: boolean): void {
    const thing = element.getAttribute('data-explain');
    if (thing !== null) this.told = { thing, element, stays };
  }

  hush(): void {
    this.told = null;
  }

  /** What was only pointed at is pointed at no longer. */
  leave(): void {
    if (this.told?.stays === false) this.told = null;
  }

  ask(asking: boolean): void {
    this.#asking = asking;
    this.told = null;
  }
}
