/**
 * A game is played by one page at a time: two would write down different ones. Where the browser doesn't know of other
 * pages, nobody is kept from playing.
 *
 * @param locks of the browser, if it has any
 * @returns ends it; null if another page plays it
 */
export async function playAlone(game: string, locks: LockManager | undefined): Promise<(() => void) | null> {
  if (locks === undefined) return () => {};
  return new Promise((resolve, reject) => {
    locks
      .request(`anden.here.${game}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
