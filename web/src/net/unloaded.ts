/** What parts of the program failed with that couldn't be loaded: a browser has no word of its own for that. */
const failures = new WeakSet<object>();

/** Notes from now on what loading parts of the program fails with. */
export function noteUnloaded(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether a part of the program couldn't be loaded: nobody answers, or the server has a newer program by now. */
export function isUnloaded(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && failures.has(failure);
}
