/** A sentence that is said aloud of what was seen to happen. */
export interface Saying {
  readonly words: string;
  /** Whether it is about what the person who listens did. */
  readonly own: boolean;
  /** Whether it only says whose turn it is. */
  readonly turn: boolean;
  /** Whether it is left out where there is more to listen to. */
  readonly aside?: boolean;
}

/** Where more than so many are said at once, what isn't worth a line of the log is left out. */
const few = 2;

/** So many sentences about oneself are said at once, and as many about others: nobody listens to more. */
const most = 5;

/**
 * What is said aloud of all that was seen at one moment, as when somebody skips what is still on its way: what one did
 * oneself isn't lost because it is somebody else's turn already. Whose turn it was in between isn't said.
 */
export function inOneBreath(sayings: readonly Saying[]): string {
  const full = sayings.filter(({ turn, aside }) => !turn && !aside).length > few;
  const worth = sayings.filter(({ turn, aside }, at) => (aside ? !full : !turn || at === sayings.length - 1));
  const last = (own: boolean): readonly Saying[] => worth.filter((saying) => saying.own === own).slice(-most);
  const chosen = new Set([...last(true), ...last(false)]);
  return worth.flatMap((saying) => (chosen.has(saying) ? [saying.words] : [])).join(' ');
}
