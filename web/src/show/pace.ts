/** How fast what happens is shown; a matter of taste. */
export const paces = ['calm', 'standard', 'brisk', 'at-once'] as const;
export type Pace = (typeof paces)[number];

/** A pace in figures. */
export interface Rhythm {
  /** How many times as long as it wants to be an event is shown while nothing hurries. */
  readonly stretch: number;
  /** Milliseconds after which whoever waits for a turn is to have seen everything that was on its way. */
  readonly patience: number;
  /** The longest that one event is shown, in milliseconds. */
  readonly longest: number;
}

/** Nobody likes to wait more than three seconds for a full table of bots: the standard pace stays below. */
const rhythms: Readonly<Record<Pace, Rhythm>> = {
  calm: { stretch: 1.5, patience: 9_000, longest: 2_000 },
  standard: { stretch: 1, patience: 2_200, longest: 2_000 },
  brisk: { stretch: 0.6, patience: 1_300, longest: 2_000 },
  'at-once': { stretch: 0, patience: 0, longest: 0 },
};

/** Milliseconds in which an event is to be seen that arrives when patience is at an end. */
const glance = 450;

/** Milliseconds without anything to show after which what comes next is a new beginning, for which there is time. */
const lull = 4_000;

/** Milliseconds of a short fade: nothing lasts longer with reduced motion. */
const fade = 120;

/** An event that would be shorter than this when hurried isn't worth an animation, in milliseconds. */
const shortest = 40;

/**
 * @param waiting whether somebody waits for a turn; whoever only looks on isn't hurried
 * @param reduced whether things mustn't travel
 */
export function rhythm(pace: Pace, waiting: boolean, reduced: boolean): Rhythm {
  const usual = rhythms[pace];
  return {
    ...usual,
    patience: waiting ? usual.patience : Infinity,
    longest: reduced ? Math.min(usual.longest, fade) : usual.longest,
  };
}

/**
 * Whether patience begins anew: somebody thought for long, and nobody waited for the show.
 *
 * @param idleSince when there was nothing more to show
 * @param now on the same clock
 */
export function beginsAnew(idleSince: number, now: number): boolean {
  return now - idleSince > lull;
}

/**
 * When an event must have been seen.
 *
 * @param since when waiting began: with one's own choice, or with what came after a lull
 * @param now on the same clock
 */
export function deadline(since: number, now: number, { patience }: Rhythm): number {
  return Math.max(since + patience, now + glance);
}

/** An event that is due: how long it wants to be shown, and when it must have been seen. */
export interface Due {
  readonly milliseconds: number;
  readonly by: number;
}

/**
 * How long the first of some events is shown: as long as it wants to be, but when many are due all of them are hurried
 * alike, just so much that each is seen in time. Where drawing is slow, some are left out so that the others are seen.
 *
 * @param now on the clock of their times
 * @param lag milliseconds by which showing an event takes longer than it was given, on this machine
 */
export function timeFor(due: readonly Due[], now: number, { stretch, longest }: Rhythm, lag = 0): number {
  const first = due[0];
  if (first === undefined) return 0;
  let hurry = 1;
  let total = 0;
  let lost = 0;
  for (const { milliseconds, by } of due) {
    total += milliseconds * stretch;
    if (milliseconds > 0) lost += lag;
    if (total > 0) hurry = Math.min(hurry, Math.max(0, by - now - lost) / total);
  }
  const given = Math.min(longest, Math.round(first.milliseconds * stretch * hurry));
  return given < shortest ? 0 : given;
}
