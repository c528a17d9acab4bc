/** The longest that the events of one message may take together, in milliseconds. */
const budget = 2_600;

/** An event that would be shorter than this when hurried isn't worth an animation. */
const shortest = 40;

/**
 * How long each event is shown: as long as it wants to be, but when many are due all of them are hurried alike, so
 * that the table is never far behind the game. With reduced motion nothing lasts longer than a short fade.
 *
 * @param wanted milliseconds that each event wants
 * @param waiting milliseconds that are due already before these
 */
export function pace(wanted: readonly number[], waiting: number, reduced: boolean): number[] {
  const total = waiting + wanted.reduce((sum, milliseconds) => sum + milliseconds, 0);
  const hurry = total > budget ? budget / total : 1;
  return wanted.map((milliseconds) => {
    const given = Math.round(milliseconds * hurry);
    if (given < shortest) return 0;
    return reduced ? Math.min(given, 120) : given;
  });
}
