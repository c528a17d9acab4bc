/**
 * Something that a newcomer is told at their side, when its moment first comes. A game lists its own, the most urgent
 * first; moments follow from what the server tells and offers, so that no rule is written here.
 */
export interface Tip<Play> {
  /** Its name, which is remembered once it was told: never given to another one of the same family. */
  readonly id: string;
  /** Whether this is its moment. */
  readonly when: (play: Play) => boolean;
  /** One or two short sentences; asked for in its moment only. */
  readonly words: (play: Play) => string;
  /** What on the screen it is about, as a selector; null for nothing in particular. */
  readonly about: (play: Play) => string | null;
}

/**
 * The tip to be shown: the one that is, as long as its moment lasts, else the first of those not yet told whose moment
 * this is; null if there is none.
 */
export function dueTip<Play>(
  tips: readonly Tip<Play>[],
  told: ReadonlySet<string>,
  shown: Tip<Play> | null,
  play: Play,
): Tip<Play> | null {
  const due = (tip: Tip<Play>): boolean => !told.has(tip.id) && tip.when(play);
  return shown !== null && due(shown) ? shown : (tips.find((tip) => tip !== shown && due(tip)) ?? null);
}
