import type { SeatClock, TimeControl } from '../generated/wire';
import { dayAhead, nearDay, t, timeOfDay } from '../texts/texts.svelte';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is offered to whoever sets a table up, from no clock to a week for each turn. */
export const timeControls: readonly TimeControl[] = [
  { type: 'none' },
  { type: 'live', bank: 5 * minute, bonus: 10 * second },
  { type: 'live', bank: 15 * minute, bonus: 20 * second },
  { type: 'correspondence', turn: day },
  { type: 'correspondence', turn: 3 * day },
  { type: 'correspondence', turn: 7 * day },
];

/** Less than this is told by more than the number. */
export const little = minute;

/** When it is said aloud how little time is left. */
export const aloudAt: readonly number[] = [minute, 30 * second, 10 * second];

/** How much time there is, in words: `5 min + 10 s a turn`, `3 days a turn`. */
export function timeWords(control: TimeControl): string {
  switch (control.type) {
    case 'none':
      return t('time.none');
    case 'live':
      return t('time.live', { bank: duration(control.bank), bonus: duration(control.bonus) });
    case 'correspondence':
      return control.turn % day === 0
        ? t('time.days', { count: control.turn / day })
        : t('time.turn', { time: duration(control.turn) });
  }
}

/** What a clock shows: `2 d 4 h`, `4 h 12 min`, `9:05`. What has begun is counted whole: 0:00 is when time is up. */
export function clockText(left: number): string {
  if (left >= day) return t('time.d', { days: Math.floor(left / day), hours: Math.floor((left % day) / hour) });
  if (left >= hour) return t('time.h', { hours: Math.floor(left / hour), minutes: Math.floor((left % hour) / minute) });
  const seconds = Math.ceil(left / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * How much time is left of a clock that runs, and until when that is where the reader is: `Time left: 23 h 53 min, until
 * tomorrow, 17:58`. Of what is over soon it is enough to know how much is left.
 */
export function leftInWords(left: number, now = Date.now()): string {
  const time = clockText(left);
  return left < hour ? t('time.left', { time }) : t('time.left.until', { time, until: untilWords(now + left, now) });
}

function untilWords(at: number, now: number): string {
  const near = nearDay(at, now);
  return near === null
    ? t('time.until', { day: dayAhead(at, now), time: timeOfDay(at) })
    : t('time.until.near', { day: near, time: timeOfDay(at) });
}

/** What is left of a clock so many milliseconds after it was told; one that stands for a while goes on by itself. */
export function leftOf({ left, runs, stands }: SeatClock, since: number): number {
  if (!runs && stands === 0) return left;
  return Math.max(0, left - Math.max(0, since - stands));
}

/** The marks that a clock has come to or gone below between two looks at it; the lowest of them is the one to say. */
export function passedMark(before: number, now: number): number | null {
  return aloudAt.filter((mark) => now <= mark && before > mark).at(-1) ?? null;
}

/** How many seconds are said aloud between two looks at a clock: of one that begins well below a mark what is left. */
export function secondsAloud(before: number, now: number): number | null {
  const mark = passedMark(before, now);
  if (mark === null) return null;
  const begins = before === Infinity && now < 0.9 * mark;
  return begins ? Math.ceil(now / second) : mark / second;
}

function duration(milliseconds: number): string {
  const units = [
    ['time.unit.d', day],
    ['time.unit.h', hour],
    ['time.unit.min', minute],
  ] as const;
  const fitting = units.find(([, unit]) => milliseconds >= unit && milliseconds % unit === 0);
  return fitting === undefined
    ? t('time.unit.s', { number: Math.round(milliseconds / second) })
    : t(fitting[0], { number: milliseconds / fitting[1] });
}
