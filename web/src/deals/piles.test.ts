import { describe, expect, it } from 'vitest';
import { Piles } from './piles';

const deal = (outcome: string, possible: Readonly<Record<string, number>>): Parameters<Piles['take']>[0] => ({
  ply: 0,
  outcome,
  possible: Object.entries(possible).map(([one, weight]) => ({ outcome: one, weight })),
});

/** Which of some deals can have been so after those before them. */
function possible(...deals: readonly Parameters<Piles['take']>[0][]): readonly boolean[] {
  const piles = new Piles();
  return deals.map((one) => piles.take(one));
}

describe('a pile', () => {
  it('loses what falls, and may be filled again up to what it held', () => {
    expect(
      possible(
        deal('red', { red: 2, blue: 1 }),
        deal('blue', { red: 1, blue: 1 }),
        deal('red', { red: 1 }),
        deal('red', { red: 2, blue: 1 }),
      ),
    ).toEqual([true, true, true, true]);
  });

  it('loses nothing else', () => {
    expect(possible(deal('red', { red: 2, blue: 1 }), deal('red', { red: 1 }))).toEqual([true, false]);
    expect(possible(deal('red', { red: 3, blue: 1 }), deal('red', { red: 1, blue: 1 }))).toEqual([true, false]);
  });

  it('gets nothing that it never held', () => {
    expect(possible(deal('red', { red: 2, blue: 1 }), deal('red', { red: 1, blue: 2 }))).toEqual([true, false]);
    expect(possible(deal('red', { red: 2 }), deal('red', { red: 1, green: 1 }))).toEqual([true, false]);
  });

  it('is beside others, each of which is its own', () => {
    const piles = new Piles();
    piles.take(deal('red', { red: 2, blue: 1 }));
    piles.take(deal('Ghent', { Ghent: 1, Bruges: 1 }));
    expect(piles.take(deal('blue', { red: 1, blue: 1 }))).toBe(true);
    expect(piles.full.map((counts) => [...counts])).toEqual([
      [
        ['red', 2],
        ['blue', 1],
      ],
      [
        ['Ghent', 1],
        ['Bruges', 1],
      ],
    ]);
  });

  it('holds whole things, each once', () => {
    expect(possible(deal('red', { red: 0.5, blue: 1 }))).toEqual([false]);
    expect(possible(deal('red', { red: -1, blue: 1 }))).toEqual([false]);
    const twice = { ...deal('red', {}), possible: [1, 2].map((weight) => ({ outcome: 'red', weight })) };
    expect(possible(twice)).toEqual([false]);
  });
});
