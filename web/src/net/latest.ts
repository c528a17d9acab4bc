/** Questions of one kind, of which only the last one counts: whatever comes of an earlier one is too late. */
export class Latest {
  #asked = 0;
  #ended = false;

  /** Begins a question. What is returned tells whether it still counts. */
  begin(): () => boolean {
    const asked = ++this.#asked;
    return () => !this.#ended && asked === this.#asked;
  }

  /** Tells what comes of a question, as long as it counts. */
  ask<Answer>(
    question: Promise<Answer>,
    known: (answer: Answer) => void,
    failed: (failure: unknown) => void,
  ): Promise<void> {
    const counts = this.begin();
    return question.then(
      (answer) => {
        if (counts()) known(answer);
      },
      (failure: unknown) => {
        if (counts()) failed(failure);
      },
    );
  }

  /** Nobody wants to know any more: from now on none counts. */
  end(): void {
    this.#ended = true;
  }
}
