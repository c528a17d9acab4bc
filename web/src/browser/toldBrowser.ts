import { stored } from './stored';

const kept = 'anden.reminders';

/** The id by which the server knows this browser, if it is told anything while no page is open. */
export const toldBrowser = {
  get id(): string | null {
    return stored.getItem(kept);
  },

  set id(id: string | null) {
    if (id === null) stored.removeItem(kept);
    else stored.setItem(kept, id);
  },
};
