import { describe, expect, it } from 'vitest';
import type { GameAnalysis, Step } from '../generated/wire';
import { curveOf, spread } from './curve';

/** A game of so many moves in which somebody's chance stays as it is. */
function game(moves: number): GameAnalysis {
  const steps = Array.from({ length: moves }, (_, from) => ({ from, before: 0.5 }) as Step);
  return { steps, end: 0.5, inPoints: false } as unknown as GameAnalysis;
}

describe('the curve of a game', () => {
  it('has the numbers of moves below, as far apart as they have room', () => {
    expect(curveOf(game(60), 800, 258).moves.map(({ number }) => number)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
    expect(curveOf(game(345), 350, 258).moves.map(({ number }) => number)).toEqual([1, 100, 200, 300]);
    expect(curveOf(game(1), 350, 258).moves.map(({ number }) => number)).toEqual([1]);
  });

  it('has a number of a move where its mark would be', () => {
    const curve = curveOf(game(60), 800, 258);
    const ten = curve.moves.find(({ number }) => number === 10)!;

    expect(ten.x).toBeCloseTo(curve.at(9).x);
  });
});

describe('marks on a curve', () => {
  it('stay where they are as long as each is seen', () => {
    const places = [
      { x: 20, y: 50 },
      { x: 60, y: 50 },
    ];
    expect(spread(places, 22, 200)).toEqual(places);
  });

  it('make room for each other, above or below', () => {
    const apart = spread([{ x: 20, y: 50 }, { x: 25, y: 50 }, { x: 22, y: 55 }], 22, 200);

    for (const [number, one] of apart.entries()) {
      for (const other of apart.slice(number + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(22);
      }
    }
    expect(apart[0]).toEqual({ x: 20, y: 50 });
  });

  it('never leave the picture', () => {
    const apart = spread([{ x: 20, y: 189 }, { x: 21, y: 189 }, { x: 22, y: 189 }], 22, 200);

    expect(apart.map(({ y }) => y)).toEqual([189, 167, 145]);
  });
});
