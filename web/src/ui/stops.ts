/** Where a sheet rests: a peek of it, half, or all. */
export const stops = ['peek', 'half', 'full'] as const;
export type Stop = (typeof stops)[number];

/** Where a press leads: to the next stop, and from the last one to the first again. */
export function stopAfter(stop: Stop): Stop {
  return stops[(stops.indexOf(stop) + 1) % stops.length]!;
}

/** Pixels of what is below the peek that are seen at least when the sheet is half open. */
const worthOpening = 150;

/**
 * How much of the sheet is seen at each stop, in pixels.
 *
 * @param peek what is always seen
 * @param whole the room that there is for all of it
 */
export function heights(peek: number, whole: number): Record<Stop, number> {
  const full = Math.max(peek, Math.round(whole * 0.9));
  const half = Math.max(Math.round(whole * 0.55), peek + worthOpening);
  return { peek, half: Math.min(half, full), full };
}

/** Pixels a millisecond from which a throw goes on to the next stop, however short it was. */
const thrown = 0.4;

/**
 * The stop to go to when a finger lets go.
 *
 * @param seen pixels seen of the sheet
 * @param speed pixels a millisecond, upward positive
 */
export function restingStop(seen: number, speed: number, at: Record<Stop, number>): Stop {
  const ahead = seen + (Math.abs(speed) > thrown ? Math.sign(speed) * 160 : 0);
  return stops.reduce((best, stop) => (Math.abs(at[stop] - ahead) < Math.abs(at[best] - ahead) ? stop : best));
}
