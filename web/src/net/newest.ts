/** Questions of one kind whose answers may overtake each other: what a later one was told already isn't undone. */
export class Newest {
  #asked = 0;
  #known = 0;

  /** Begins a question. What is returned is asked once, when its answer is there, and tells whether that is news. */
  begin(): () => boolean {
    const asked = ++this.#asked;
    return () => {
      if (asked < this.#known) return false;
      this.#known = asked;
      return true;
    };
  }
}
