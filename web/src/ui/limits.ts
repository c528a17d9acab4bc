/**
 * Sizes of a screen, in CSS pixels, at which what is on it is laid out otherwise, for what is laid out by a program.
 * Style sheets say the same as `(width < 760px)` and `(width >= 760px)`, and never as `max-width`, which is the one or
 * the other by a pixel: so there is no size between the two at which neither holds, or both do.
 */
export const limits = {
  /** Narrower is a phone that is held upright. */
  wide: 760,
  /** Lower is a phone on its side. */
  high: 560,
  /** A screen that is low has room beside one another for what it has none for one below the other, unless it is narrower. */
  onItsSide: 560,
} as const;
