/** Which page the server has, by what it says with each answer. */
class NewerPage {
  /** Whether it is another one than when this one was loaded. */
  there = $state(false);
  #known: string | null = null;

  /** @param told what an answer says of the page; null if nothing */
  note(told: string | null): void {
    if (told === null) return;
    this.#known ??= told;
    if (told !== this.#known) this.there = true;
  }
}

/** Whether there is a newer page than the one that is open. */
export const newerPage = new NewerPage();
