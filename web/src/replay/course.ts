import type { GameAnalysis, Verdict } from '../generated/wire';
import { placeOf } from './steps';

/** How the worth of a game went on for a seat: a chance to win, or the points to expect where somebody played alone. */
export interface Course {
  readonly seat: number;
  readonly inPoints: boolean;
  /** What the game was worth at each stop. */
  readonly worths: readonly number[];
  /** How high each of them lies in a picture of it, from 0 to 1. */
  readonly heights: readonly number[];
  /** The choices that surely cost something, in the order in which they were made. */
  readonly costly: readonly Mark[];
}

/** A choice that cost something, at its place among the stops. */
export interface Mark {
  readonly place: number;
  readonly verdict: Verdict;
}

/** What a handful of futures says of a game is wild and changes with each look. */
const EARLIEST = 0.15;

/** @param stops the positions at which one stops who goes through the game; null is told as long as little is known */
export function courseOf(analysis: GameAnalysis, stops: readonly number[]): Course | null {
  const { seat, inPoints, steps, end, progress, verdicts } = analysis;
  if (steps.length === 0 || progress < EARLIEST) return null;
  const worths = stops.map((ply, place) =>
    place === stops.length - 1 ? end : (steps.findLast(({ from }) => from <= ply) ?? steps[0]!).before,
  );
  const [least, most] = inPoints ? [Math.min(...worths), Math.max(...worths)] : [0, 1];
  return {
    seat,
    inPoints,
    worths,
    heights: worths.map((worth) => (most === least ? 0.5 : (worth - least) / (most - least))),
    costly: verdicts
      .filter(({ costly }) => costly)
      .map((verdict) => ({ place: placeOf(stops, verdict.ply), verdict }))
      .sort((one, other) => one.place - other.place),
  };
}

/**
 * Of some marks those that are far enough apart to be pressed, in their order: of two that aren't, the one that cost more.
 *
 * @param apart how far that is, in places
 */
export function pressable(marks: readonly Mark[], apart: number): Mark[] {
  const chosen: Mark[] = [];
  for (const mark of marks.toSorted((one, other) => other.verdict.lost - one.verdict.lost)) {
    if (chosen.every(({ place }) => Math.abs(place - mark.place) >= apart)) chosen.push(mark);
  }
  return chosen.sort((one, other) => one.place - other.place);
}

/** A part of a line, in shares of its length. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

/**
 * Around each of some places the part of a line on which a finger finds it: as wide as it may be, but no further than half
 * of the way to the next one.
 *
 * @param places shares of the line's length, from the least
 * @param wide the share of the length that is enough
 */
export function reaches(places: readonly number[], wide: number): Reach[] {
  const half = (one: number, other: number | undefined, otherwise: number): number =>
    other === undefined ? otherwise : (one + other) / 2;
  return places.map((place, number) => ({
    from: Math.max(place - wide / 2, half(place, places[number - 1], -1)),
    to: Math.min(place + wide / 2, half(place, places[number + 1], 2)),
  }));
}
