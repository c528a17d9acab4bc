/**
 * Does something again and again as long as the page is seen, and at once when it is seen again; never while the last
 * time isn't done yet.
 *
 * @param every milliseconds between two times
 * @returns ends it
 */
export function whileSeen(every: number, work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let working = false;

  async function turn(): Promise<void> {
    if (working) return;
    working = true;
    try {
      await work();
    } finally {
      working = false;
    }
  }

  function begin(): void {
    timer = setInterval(() => void turn(), every);
  }

  function look(): void {
    clearInterval(timer);
    if (document.visibilityState !== 'visible') return;
    void turn();
    begin();
  }

  if (document.visibilityState === 'visible') begin();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
