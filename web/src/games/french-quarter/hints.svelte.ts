import { stored } from '../../browser/stored';

const kept = 'anden.quarter.hints';

/** Whether each question comes with a line for those who play for the first time. */
export class Hints {
  #on = $state(stored.getItem(kept) !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    stored.setItem(kept, on ? 'on' : 'off');
  }
}
