import type { PastScore, RatingTable, Statistics } from '../generated/wire';

/** So many games in a row have their mean drawn. */
export const smoothed = 10;

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Round values of an axis from the least to the greatest of some numbers, four or so of them; where all numbers are one and
 * the same, it is in their middle.
 */
export function ticks(values: readonly number[]): number[] {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  if (least === greatest && Number.isInteger(least)) return [least - 1, least, least + 1];
  const step = niceStep((greatest - least) / 4);
  const first = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((greatest - first) / step));
  return Array.from({ length: count + 1 }, (_, number) => first + number * step);
}

/** The least of 1, 2, 5, 10, 20, 50… that isn't below a number. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/** Some numbers counted in ranges of one width. */
export interface Bar {
  /** The first number of the range. */
  readonly from: number;
  /** The last one. */
  readonly to: number;
  readonly count: number;
}

/** How often whole numbers lie in each of about eight ranges. */
export function bars(values: readonly number[]): Bar[] {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  const width = niceStep((Math.max(...values) - least + 1) / 8);
  const first = Math.floor(least / width) * width;
  const count = Math.floor((Math.max(...values) - first) / width) + 1;
  return Array.from({ length: count }, (_, number) => {
    const from = first + number * width;
    const to = from + width - 1;
    return { from, to, count: values.filter((value) => value >= from && value <= to).length };
  });
}

/** How often somebody came in at each place, of games of one kind. */
export interface RankShares {
  readonly game: string;
  readonly seats: number;
  /** How many games against others were played to their end. */
  readonly games: number;
  /** From the first place to the last one. */
  readonly parts: readonly { readonly rank: number; readonly count: number; readonly share: number }[];
}

/** The places in games against others, by board and number of seats, those played most often first. */
export function rankShares(boards: Statistics['boards']): RankShares[] {
  return boards
    .filter(({ seats }) => seats > 1)
    .map(({ game, seats, ranks }) => {
      const games = ranks.reduce((sum, count) => sum + count, 0);
      return { game, seats, games, parts: ranks.map((count, at) => ({ rank: at + 1, count, share: count / games })) };
    })
    .filter(({ games }) => games > 0)
    .sort((one, other) => other.games - one.games);
}

/** What came of one line of the score sheet in the games that had something of it. */
export function achieved(
  { made, missed }: Statistics['tallies'][number],
  scores: readonly PastScore[],
): { readonly table: string; readonly ended: number; readonly made: number; readonly missed: number; readonly share: number }[] {
  return scores
    .map(({ table, ended }, at) => {
      const [hits, misses] = [made[at] ?? 0, missed[at] ?? 0];
      return { table, ended, made: hits, missed: misses, share: hits / (hits + misses) };
    })
    .filter((game) => game.made + game.missed > 0);
}

/** Nobody chooses faster than this, in milliseconds: an axis by powers knows no 0. */
const fastest = 100;

/** A time as it is shown, in milliseconds. */
export function shownPace(milliseconds: number): number {
  return Math.max(fastest, milliseconds);
}

/** How long choices took in the games of which that is known. */
export function paces(
  scores: readonly PastScore[],
): { readonly table: string; readonly ended: number; readonly pace: number }[] {
  return scores.flatMap(({ table, ended, pace }) =>
    pace === null ? [] : [{ table, ended, pace: shownPace(pace) }],
  );
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  { unit: 'd', length: day },
  { unit: 'h', length: hour },
  { unit: 'min', length: minute },
  { unit: 's', length: second },
] as const;

/** The unit in which a time is told. */
export function paceUnit(milliseconds: number): (typeof units)[number] {
  return units.find(({ length }) => milliseconds >= length) ?? units[3];
}

/** Times in which people count, each two or three times the one before. */
const round = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 20].map((count) => count * second),
  ...[1, 2, 5, 10, 20].map((count) => count * minute),
  ...[1, 2, 5, 12].map((count) => count * hour),
  ...[1, 2, 5, 10, 20, 50].map((count) => count * day),
];

/** Round times of an axis by powers, from the least to the greatest of some times and around them: six at most. */
export function timeMarks(values: readonly number[]): number[] {
  const first = Math.max(0, round.findLastIndex((time) => time <= Math.min(...values)));
  const last = round.findIndex((time) => time >= Math.max(...values));
  const end = Math.max(first + 1, last < 0 ? round.length - 1 : last);
  const step = Math.ceil((end - first) / 5);
  const marks = round.slice(first, end + 1).filter((_, at) => at % step === 0);
  return (end - first) % step === 0 ? marks : [...marks, round[Math.min(round.length - 1, first + marks.length * step)]!];
}

/** The course of a rating with what each game but the first changed of it. */
export function steps(
  course: RatingTable['course'],
): (RatingTable['course'][number] & { readonly change: number | null })[] {
  return course.map((game, at) => ({ ...game, change: at === 0 ? null : game.points - course[at - 1]!.points }));
}
