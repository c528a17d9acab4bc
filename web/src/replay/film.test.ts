import { describe, expect, it } from 'vitest';
import type { Position, ReplayPart } from '../generated/wire';
import { Film, reach } from './film';

const plies = 1_000;

function part(from: number): ReplayPart {
  const positions = Array.from({ length: Math.min(reach, plies + 1 - from) }, (_, place) => ({ version: from + place }));
  return { from, positions: positions as unknown as Position[] };
}

describe('the positions of a game', () => {
  it('are asked for a part at a time, and each part once', async () => {
    const asked: number[] = [];
    const film = new Film((from) => {
      asked.push(from);
      return Promise.resolve(part(from));
    });

    expect((await film.at(37)).version).toBe(37);
    expect((await film.at(0)).version).toBe(0);
    expect((await film.at(50)).version).toBe(50);
    expect((await film.at(1_000)).version).toBe(1_000);
    expect(asked).toEqual([0, 50, 1_000]);
  });

  it('aren’t all kept: a long game doesn’t fill the memory', async () => {
    const asked: number[] = [];
    const film = new Film((from) => {
      asked.push(from);
      return Promise.resolve(part(from));
    });

    for (let ply = 0; ply <= plies; ply += reach) await film.at(ply);
    await film.at(plies);
    expect(asked).toHaveLength(21);
    await film.at(0);
    expect(asked).toHaveLength(22);
  });

  it('are asked for again once they couldn’t be had', async () => {
    let lost = true;
    const film = new Film((from) => (lost ? Promise.reject(new Error('lost')) : Promise.resolve(part(from))));

    await expect(film.at(3)).rejects.toThrow('lost');
    lost = false;
    expect((await film.at(3)).version).toBe(3);
  });
});
