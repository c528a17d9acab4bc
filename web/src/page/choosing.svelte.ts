import { Latest } from '../net/latest';

/**
 * What somebody chooses to be shown. Until the answer is there the last one stays on show, and a choice that nothing
 * comes of goes back to it: what is read beside an answer is what it is an answer to.
 */
export class Choosing<Wish> {
  #wish: Wish;
  /** What is on show was asked for with this one. */
  #shown: Wish;
  readonly #questions = new Latest();

  constructor(first: Wish) {
    this.#wish = $state.raw(first);
    this.#shown = $state.raw(first);
  }

  /** What was chosen last. */
  get wish(): Wish {
    return this.#wish;
  }

  /** Whether what is on show is still that of an earlier choice. */
  get late(): boolean {
    return this.#wish !== this.#shown;
  }

  /** What is on show now answers this choice. */
  settle(wish: Wish): void {
    this.#wish = wish;
    this.#shown = wish;
  }

  /** Nobody is there any more to be shown anything. */
  end(): void {
    this.#questions.end();
  }

  /** Chooses. What comes of an earlier choice isn't told any more. */
  choose<Answer>(
    wish: Wish,
    question: Promise<Answer>,
    known: (answer: Answer) => void,
    failed: (failure: unknown) => void,
  ): Promise<void> {
    this.#wish = wish;
    return this.#questions.ask(
      question,
      (answer) => {
        this.settle(wish);
        known(answer);
      },
      (failure) => {
        this.#wish = this.#shown;
        failed(failure);
      },
    );
  }
}
