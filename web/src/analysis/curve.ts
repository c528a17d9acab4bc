import type { GameAnalysis } from '../generated/wire';
import { niceStep, ticks } from '../figures/plot';

/** A curve of a game, ready to be drawn: positions in a picture of some size. */
export interface Curve {
  /** The corners of the line, as an SVG has them. */
  readonly line: string;
  /** The values that have a line across, from the least. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  /** Where the lowest value lies: the numbers of moves are below. */
  readonly bottom: number;
  /** The moves that have their number below, as they are counted from 1. */
  readonly moves: readonly { readonly number: number; readonly x: number }[];
  /** Where the line is at a ply. */
  readonly at: (ply: number) => Place;
}

/** A place in a picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The room around a curve, for the words beside and below it. */
const margin = { left: 48, right: 14, top: 10, bottom: 30 };

/** The least room from the number of a move to the next one. */
const apart = 44;

const chances = [0, 0.25, 0.5, 0.75, 1];

/** How the worth of a game went on: from ply to ply, to what it came to. */
export function curveOf(analysis: GameAnalysis, width: number, height: number): Curve {
  const points = [...analysis.steps.map(({ from, before }) => ({ ply: from, worth: before }))];
  const last = (points.at(-1)?.ply ?? 0) + 1;
  points.push({ ply: last, worth: analysis.end });
  const values = analysis.inPoints ? ticks(points.map(({ worth }) => worth)) : chances;
  const [least, most] = [values[0]!, values.at(-1)!];
  const x = (ply: number): number => margin.left + (ply * (width - margin.left - margin.right)) / last;
  const y = (worth: number): number =>
    height - margin.bottom - ((worth - least) * (height - margin.top - margin.bottom)) / (most - least);
  return {
    line: points.map(({ ply, worth }) => `${x(ply).toFixed(1)},${y(worth).toFixed(1)}`).join(' '),
    marks: values.map((value) => ({ value, y: y(value) })),
    bottom: height - margin.bottom,
    moves: moves(last, x(1) - x(0)).map((number) => ({ number, x: x(number - 1) })),
    at: (ply) => {
      const point = points.findLast((one) => one.ply <= ply) ?? points[0]!;
      return { x: x(point.ply), y: y(point.worth) };
    },
  };
}

/** Round numbers of moves that have room below a line, and the first one. */
function moves(last: number, room: number): number[] {
  const step = Math.max(5, niceStep(apart / room));
  return [1, ...Array.from({ length: Math.floor(last / step) }, (_, number) => (number + 1) * step)];
}

/**
 * Where marks of a size are drawn whose places may lie on each other: each at its own, or as far above or below that as
 * it takes to be seen whole.
 *
 * @param height of the picture: no mark leaves it
 */
export function spread(places: readonly Place[], size: number, height: number): Place[] {
  const taken: Place[] = [];
  for (const { x, y } of places) {
    const free = (at: number): boolean =>
      at >= size / 2 && at <= height - size / 2 && taken.every((one) => Math.hypot(one.x - x, one.y - at) >= size);
    taken.push({ x, y: [y, ...places.flatMap((_, steps) => [y - (steps + 1) * size, y + (steps + 1) * size])].find(free) ?? y });
  }
  return taken;
}

/** The choices that cost most, the costliest first, of those that surely cost anything. */
export function costliest(analysis: GameAnalysis, most = 3): GameAnalysis['verdicts'] {
  return analysis.verdicts
    .filter(({ costly }) => costly)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, most);
}
