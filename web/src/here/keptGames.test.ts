import { describe, expect, it } from 'vitest';
import type { Release } from './alone';
import { KeptGames, mostKept, type GameShelf, type KeptGame } from './keptGames';
import { newGame, playedAgain, playedOn } from './newGame';

function game(id: string, played: number, over = false, log: string | null = null): KeptGame {
  return { ...newGame({ id: 'g', rulesVersion: 1 }, [{ kind: 'me', name: 'Ana' }], {}, played), id, over, log };
}

/** No other page plays anything. */
const nobodyElse = async (): Promise<Release> => async () => {};

class Shelf implements GameShelf {
  readonly games = new Map<string, KeptGame>();
  readonly written: (string | null)[] = [];
  full = false;

  async all(): Promise<readonly KeptGame[]> {
    return [...this.games.values()];
  }

  async put(kept: KeptGame): Promise<void> {
    if (this.full) throw new Error('full');
    this.written.push(kept.log);
    this.games.set(kept.id, kept);
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}

describe('the games on this device', () => {
  it('are there again, unfinished ones first, then those that were played last', async () => {
    const shelf = new Shelf();
    const kept = new KeptGames(shelf, nobodyElse);
    for (const one of [game('old', 1), game('over', 9, true), game('new', 5)]) await kept.put(one);

    expect((await new KeptGames(shelf, nobodyElse).all()).map(({ id }) => id)).toEqual(['new', 'old', 'over']);
    expect(await kept.find('nowhere')).toBeNull();
  });

  it('are as they stood last, however fast one plays', async () => {
    const shelf = new Shelf();
    const kept = new KeptGames(shelf, nobodyElse);
    await Promise.all(['1', '2', '3'].map((log, at) => kept.put(game('a', at, false, log))));

    expect((await kept.find('a'))?.log).toBe('3');
    expect([shelf.games.get('a')?.log, shelf.written]).toEqual(['3', ['1', '3']]);
  });

  it('are no more than so many: the one left alone for longest makes room', async () => {
    const shelf = new Shelf();
    const kept = new KeptGames(shelf, nobodyElse);
    for (let at = 0; at <= mostKept; at++) await kept.put(game(`${at}`, at === 0 ? 1_000 : at));

    expect(shelf.games.size).toBe(mostKept);
    expect([shelf.games.has('0'), shelf.games.has('1')]).toEqual([true, false]);
  });

  it('make room also for one that goes on from another and has begun already', async () => {
    const shelf = new Shelf();
    const kept = new KeptGames(shelf, nobodyElse);
    for (let at = 0; at < mostKept; at++) await kept.put(game(`${at}`, at));
    await kept.put(game('branch', 1_000, false, '1'), true);

    expect([shelf.games.size, shelf.games.has('0'), shelf.games.has('branch')]).toEqual([mostKept, false, true]);
  });

  it('stay if another page plays them, whether they are removed or left alone for longest', async () => {
    const shelf = new Shelf();
    const kept = new KeptGames(shelf, async (id) => (id === '0' ? null : async () => {}));
    for (let at = 0; at <= mostKept; at++) await kept.put(game(`${at}`, at));

    expect(await kept.remove('0')).toBe(false);
    expect(await kept.remove('1')).toBe(true);
    expect([shelf.games.has('0'), shelf.games.has('1'), shelf.games.has('2')]).toEqual([true, false, true]);
  });

  it('last as long as the page where there is no room, and that is told once', async () => {
    const shelf = new Shelf();
    let told = 0;
    const kept = new KeptGames(shelf, nobodyElse, () => told++);
    shelf.full = true;
    await kept.put(game('a', 1, false, '1'));
    await kept.put(game('a', 2, false, '2'));

    expect((await kept.find('a'))?.log).toBe('2');
    expect([told, shelf.games.size]).toEqual([1, 0]);
  });

  it('that are removed don’t come back with what was being written', async () => {
    const shelf = new Shelf();
    const kept = new KeptGames(shelf, nobodyElse);
    const writing = kept.put(game('a', 1));
    await kept.remove('a');
    await writing;

    expect(await kept.all()).toEqual([]);
  });

  it('go on from a moment with the same options, in any seat, by other chance', () => {
    const seats = [{ kind: 'bot', bot: 'hard' }, { kind: 'me', name: 'Ana' }] as const;
    const before = newGame({ id: 'g', rulesVersion: 3 }, seats, { mayor: 'off' }, 1);
    const { setUp, rules } = playedOn(before, 40, 0, 'easy', 2);

    expect(setUp.seats).toEqual([{ kind: 'me', name: 'Ana' }, { kind: 'bot', bot: 'easy' }]);
    expect([setUp.branch, setUp.options, rules]).toEqual([{ table: before.id, ply: 40 }, { mayor: 'off' }, 3]);
    expect([setUp.id === before.id, setUp.seed === before.setUp.seed]).toEqual([false, false]);
  });

  it('are played again by the same company with other chance', () => {
    const first = game('a', 1);
    const next = playedAgain(first, 2);

    expect(next.setUp.seats).toEqual(first.setUp.seats);
    expect([next.log, next.id === first.id, next.setUp.seed === first.setUp.seed]).toEqual([null, false, false]);
    expect(next.setUp.seed).toMatch(/^[\da-f]{64}$/);
  });
});
