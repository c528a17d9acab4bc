/** What keeps words under a key, as a browser's storage does. */
export type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What couldn't be kept. */
const onPage = new Map<string, string>();

/**
 * What this browser keeps. Where it keeps nothing, since site data are blocked or there is no room, it is remembered as
 * long as the page is open.
 */
export const stored: Storing = {
  getItem(key) {
    const word = onPage.get(key);
    if (word !== undefined) return word;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  setItem(key, word) {
    try {
      localStorage.setItem(key, word);
      onPage.delete(key);
    } catch {
      onPage.set(key, word);
    }
  },

  removeItem(key) {
    onPage.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // What is blocked holds nothing.
    }
  },
};
