import { describe, expect, it } from 'vitest';
import type { GameAnalysis, Verdict } from '../generated/wire';
import { courseOf, pressable, reaches } from './course';

/** Two choices and what chance made of each; nothing is told of what becomes of the last one but the end. */
const analysis = {
  seat: 1,
  progress: 1,
  inPoints: false,
  start: 0.5,
  end: 1,
  steps: [
    { from: 0, before: 0.5 },
    { from: 2, before: 0.4 },
    { from: 3, before: 0.6 },
    { from: 5, before: 0.7 },
  ],
  verdicts: [
    { ply: 5, costly: true },
    { ply: 2, costly: true },
    { ply: 3, costly: false },
  ],
} as unknown as GameAnalysis;

const stops = [0, 2, 3, 5, 7];

describe('the course of a game', () => {
  it('has a worth wherever one stops, and ends with what it came to', () => {
    expect(courseOf(analysis, stops)?.worths).toEqual([0.5, 0.4, 0.6, 0.7, 1]);
    expect(courseOf(analysis, [0, 1, 7])?.worths).toEqual([0.5, 0.5, 1]);
  });

  it('is drawn from no chance at all to certainty, and points from the fewest to the most', () => {
    expect(courseOf(analysis, stops)?.heights).toEqual([0.5, 0.4, 0.6, 0.7, 1]);
    const alone = {
      ...analysis,
      inPoints: true,
      end: 40,
      steps: [
        { from: 0, before: 20 },
        { from: 2, before: 30 },
      ],
    } as unknown as GameAnalysis;
    expect(courseOf(alone, [0, 2, 7])?.heights).toEqual([0, 0.5, 1]);
    expect(courseOf({ ...alone, end: 20, steps: alone.steps.slice(0, 1) }, [0, 7])?.heights).toEqual([0.5, 0.5]);
  });

  it('marks what surely cost something, in the order of the game', () => {
    expect(courseOf(analysis, stops)?.costly.map(({ place }) => place)).toEqual([1, 3]);
  });

  it('isn’t told as long as little is known', () => {
    expect(courseOf({ ...analysis, progress: 0.1 }, stops)).toBeNull();
    expect(courseOf({ ...analysis, steps: [] }, stops)).toBeNull();
  });
});

it('of marks that lie on each other those that cost most can be pressed', () => {
  const mark = (place: number, lost: number) => ({ place, verdict: { lost } as Verdict });
  const marks = [mark(1, 0.1), mark(3, 0.3), mark(4, 0.2), mark(9, 0.1)];
  expect(pressable(marks, 2).map(({ place }) => place)).toEqual([1, 3, 9]);
  expect(pressable(marks, 3).map(({ place }) => place)).toEqual([3, 9]);
});

it('a finger finds each of two marks that lie close together', () => {
  const [first, second, last] = reaches([0.5, 0.52, 0.9], 0.1);
  expect(first?.from).toBeCloseTo(0.45);
  expect(first?.to).toBeCloseTo(0.51);
  expect(second?.from).toBeCloseTo(0.51);
  expect(second?.to).toBeCloseTo(0.57);
  expect(last?.to).toBeCloseTo(0.95);
});
