import { describe, expect, it } from 'vitest';
import { linkCode } from './linkCode';

/** Whether a module is dark, told by the path. */
function darkAt(path: string, x: number, y: number): boolean {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].some(
    ([, from, row, wide]) => Number(row) === y && x >= Number(from) && x < Number(from) + Number(wide),
  );
}

describe('the code of an address', () => {
  const { size, path } = linkCode('https://anden.example/tables/xkq7w2q0knt6');

  it('has a quiet zone of four modules around it', () => {
    for (let along = 0; along < size; along++) {
      for (const edge of [0, 3, size - 4, size - 1]) {
        expect(darkAt(path, along, edge)).toBe(false);
        expect(darkAt(path, edge, along)).toBe(false);
      }
    }
  });

  it('has the pattern by which it is found in three of its corners', () => {
    const far = size - 4 - 7;
    const middle = (left: number, top: number) => Array.from({ length: 7 }, (_, x) => darkAt(path, left + x, top + 3));
    const pattern = [true, false, true, true, true, false, true];
    expect([middle(4, 4), middle(far, 4), middle(4, far)]).toEqual([pattern, pattern, pattern]);
    expect(middle(far, far)).not.toEqual(pattern);
  });

  it('is another one for another address', () => {
    expect(linkCode('https://anden.example/tables/xkq7w2q0knt7').path).not.toBe(path);
  });
});
