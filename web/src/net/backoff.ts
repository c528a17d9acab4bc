const first = 500;
const longestPause = 15_000;

/**
 * How long to wait before another attempt to connect, in milliseconds: twice as long each time up to a limit, and
 * spread by chance, so that a restarted server isn't met by everybody at once.
 *
 * @param attempt failed attempts so far, from 0
 * @param chance from 0 up to, but not, 1
 * @param longest the limit
 */
export function backoff(attempt: number, chance: number, longest = longestPause): number {
  const full = Math.min(longest, first * 2 ** attempt);
  return Math.round(full * (0.6 + 0.4 * chance));
}
