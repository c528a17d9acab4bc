import { describe, expect, it } from 'vitest';
import type { BoardView } from '../../../generated/wire';
import { primer } from './primer';
import { sampleBoard } from './sampleBoard';

const { board } = sampleBoard();
const points = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 };
const trains = { ...board, vehicles: [{ id: 'train', count: 10, onEachSpace: true, points }] };

/** The same board with its last route for subway cars. */
const berlin: BoardView = {
  ...board,
  lastRoundAt: 1,
  vehicles: [
    { id: 'tram', count: 11, onEachSpace: true, points },
    { id: 'subway', count: 5, onEachSpace: false, points: { 6: 13 } },
  ],
  routes: board.routes.map((route) => ({ ...route, vehicle: route.length === 6 ? 'subway' : 'tram' })),
};

describe('how a board’s game goes', () => {
  it('tells what each length that there is brings, and no other', () => {
    expect(primer(trains).scales).toEqual([
      { kind: null, bySpaces: true, steps: [[1, 1], [2, 2], [3, 4], [4, 7], [6, 15]] },
    ]);
  });

  it('tells each kind of vehicle apart where there are several', () => {
    expect(primer(berlin).scales).toEqual([
      { kind: '11 trams', bySpaces: true, steps: [[1, 1], [2, 2], [3, 4], [4, 7]] },
      { kind: '5 subway cars', bySpaces: false, steps: [[6, 13]] },
    ]);
    expect(primer(berlin).turn.join(' ')).toContain('the number on a subway route');
    expect(primer(trains).turn.join(' ')).not.toContain('subway');
    expect(primer(berlin).end).toContain('1 vehicle or fewer left');
  });

  it('tells of stations where they can be built', () => {
    expect(primer(trains).turn).toHaveLength(3);
    expect(primer({ ...trains, stationCosts: [1, 2, 3] }).turn.at(-1)).toMatch(/station.* cost 1, 2 and 3,/);
  });

  it('tells with how few vehicles the end comes', () => {
    expect(primer(trains).end).toContain('2 train cars or fewer left');
  });
});
