import type { GameAnalysis } from '../generated/wire';
import { ticks } from './plot';

/** A curve of a game, ready to be drawn: positions in a picture of some size. */
export interface Curve {
  /** The corners of the line, as an SVG has them. */
  readonly line: string;
  /** The values that have a line across, from the least. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  /** The place of a ply. */
  readonly at: (ply: number) => { readonly x: number; readonly y: number };
}

/** The room around a curve, for the words beside it. */
const margin = { left: 48, right: 14, top: 10, bottom: 12 };

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
    at: (ply) => {
      const point = points.findLast((one) => one.ply <= ply) ?? points[0]!;
      return { x: x(point.ply), y: y(point.worth) };
    },
  };
}

/** The choices that cost most, the costliest first, of those that surely cost anything. */
export function costliest(analysis: GameAnalysis, most = 3): GameAnalysis['verdicts'] {
  return analysis.verdicts
    .filter(({ costly }) => costly)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, most);
}
