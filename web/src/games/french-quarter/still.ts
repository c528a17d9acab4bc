import type { Stage } from '../../table/effects';

/** Nothing flies in this game: an event has its time, and what it leaves on the sheets is seen then. */
export const still: Stage = {
  run: (_effect, milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};
