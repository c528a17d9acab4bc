import { stored } from './stored';

const kept = 'anden.kept-program';

/** Whether this browser has the program, so that one plays on it without a network. */
export const keptProgram = {
  get there(): boolean {
    return stored.getItem(kept) !== null;
  },

  set there(there: boolean) {
    if (there) stored.setItem(kept, 'yes');
    else stored.removeItem(kept);
  },
};
