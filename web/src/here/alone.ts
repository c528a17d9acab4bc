/** Lets a game go; it is done once others may play, this page included: a browser takes a while for that. */
export type Release = () => Promise<void>;

/**
 * A game is played by one page at a time: two would write down different ones. Where the browser doesn't know of other
 * pages, nobody is kept from playing.
 *
 * @param locks of the browser, if it has any
 * @returns null if another page plays it
 */
export async function playAlone(game: string, locks: LockManager | undefined): Promise<Release | null> {
  if (locks === undefined) return async () => {};
  return new Promise((resolve, reject) => {
    const freed = locks.request(`anden.here.${game}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => {
        resolve(() => {
          release();
          return freed;
        });
      });
    });
    freed.catch(reject);
  });
}
