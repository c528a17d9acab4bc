/** A box of the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** So much room it takes at least to read a few lines and write one. */
const least = { width: 232, height: 248 } as const;

/** Pixels that it keeps from the edges of the screen. */
const edge = 8;

/**
 * Where what is said lies over a log: it covers all of it, and where that isn't enough reaches further up and to the
 * left, since below and on the right a log has nothing but the edge of the screen or the cards that one plays with.
 */
export function dockPlace({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(edge, Math.min(left, right - least.width)),
    top: Math.max(edge, Math.min(top, bottom - least.height)),
    right,
    bottom,
  };
}

/** From the heading of a log to the end of the leaf on which it stands. */
export function logBox(log: Box, heading: Box | null, leaf: Box, rim: number): Box {
  return {
    left: Math.max(leaf.left, log.left - rim),
    top: Math.max(leaf.top, (heading?.top ?? log.top) - rim),
    right: leaf.right,
    bottom: leaf.bottom,
  };
}
