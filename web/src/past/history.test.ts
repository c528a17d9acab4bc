import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HistoryPage, PastGame } from '../generated/wire';
import {
  allGames,
  firstGames,
  forgetPlace,
  isChosenFrom,
  opponentChoices,
  pastQuery,
  placeChoices,
  placeOfReturn,
  rememberPlace,
  resultWords,
} from './history';

const met = (name: string, bot: string) => ({ name, bot, networkBot: false, games: 1, ahead: 0, tied: 0 });

function game(you: number, ...ranks: number[]): PastGame {
  return { you, seats: ranks.map((rank) => ({ name: 'Ana', bot: '', score: 0, rank })) } as unknown as PastGame;
}

describe('the opponents to choose from', () => {
  it('have people of one name once, and nobody who left', () => {
    const choices = opponentChoices([met('Ana', ''), met('', 'random'), met('Ana', ''), met('', '')]);
    expect(choices).toEqual([
      { value: 'name:Ana', words: 'Ana' },
      { value: 'bot:random', words: 'Wanderer' },
    ]);
  });
});

describe('the places to choose from', () => {
  const boards = [
    { game: 'french-quarter', seats: 2, games: 3, ranks: [1, 2] },
    { game: 'ttr-usa', seats: 4, games: 2, ranks: [0, 1, 0, 1] },
    { game: 'ttr-usa', seats: 3, games: 1, ranks: [0, 1, 0] },
    { game: 'french-quarter', seats: 1, games: 5, ranks: [5] },
  ];

  it.each([
    [{}, [1, 2, 4]],
    [{ game: 'french-quarter' }, [1, 2]],
    [{ game: 'ttr-usa', seats: '3' }, [2]],
    [{ seats: '1' }, []],
  ])('are those that were taken in the games of %o', (wish, places) => {
    expect(placeChoices(boards, { ...allGames, ...wish })).toEqual(places);
  });

  it('hold the one that is chosen, though no game is left with it', () => {
    expect(placeChoices(boards, { ...allGames, game: 'french-quarter', rank: '4' })).toEqual([1, 2, 4]);
  });
});

describe('which finished games are listed', () => {
  const boards = (...games: number[]) => games.map((count) => ({ game: 'ttr-usa', seats: 2, games: count, ranks: [count, 0] }));

  it('is chosen where there are more than are seen at a glance', () => {
    expect([boards(), boards(5), boards(3, 2)].map((few) => isChosenFrom(few, allGames))).toEqual([false, false, false]);
    expect([boards(6), boards(3, 3)].map((several) => isChosenFrom(several, allGames))).toEqual([true, true]);
  });

  it('can be chosen anew by whoever has chosen already, though few are left', () => {
    expect(isChosenFrom(boards(1), { ...allGames, rank: '2' })).toBe(true);
  });
});

describe('what is asked of the server', () => {
  it('is nothing where everything is wanted', () => {
    expect(pastQuery(allGames)).toBe('');
  });

  it('names the opponent by what it is', () => {
    expect(pastQuery({ ...allGames, game: 'ttr-usa', opponent: 'name:Ana: la de siempre' }, '12-x')).toBe(
      '?game=ttr-usa&name=Ana%3A+la+de+siempre&after=12-x',
    );
  });
});

describe('the first finished games', () => {
  const asked: (string | null)[] = [];
  const ask = (after: string | null): Promise<HistoryPage> => {
    const from = Number(after);
    asked.push(after);
    const games = [from, from + 1].map((table) => ({ table: String(table) }));
    return Promise.resolve({ games, archives: 1, next: from < 4 ? String(from + 2) : null } as unknown as HistoryPage);
  };

  it.each([
    [0, [null], ['0', '1'], '2'],
    [3, [null, '2'], ['0', '1', '2', '3'], '4'],
    [9, [null, '2', '4'], ['0', '1', '2', '3', '4', '5'], null],
  ])('are at least %i of them, as far as there are so many', async (count, questions, tables, next) => {
    asked.length = 0;
    const page = await firstGames(ask, count);
    expect(asked).toEqual(questions);
    expect([page.games.map(({ table }) => table), page.next]).toEqual([tables, next]);
  });
});

describe('the place in the list of finished games', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told to whoever comes back, as often as they do, until they choose another list', () => {
    const entry = { state: { left: 1 }, replaceState: (state: { left: number }) => (entry.state = state) };
    vi.stubGlobal('history', entry);
    expect(placeOfReturn()).toBeNull();

    const place = { wish: allGames, count: 60, top: 1_400 };
    rememberPlace(place);
    expect(placeOfReturn()).toEqual(place);
    expect(placeOfReturn()).toEqual(place);
    forgetPlace();
    expect(placeOfReturn()).toBeNull();
    expect(entry.state).toEqual({ left: 1 });
  });
});

describe('how a game ended', () => {
  it('is won, shared or a place, and nothing for one who was alone', () => {
    expect(resultWords(game(0, 1, 2))).toBe('won');
    expect(resultWords(game(1, 1, 1, 3))).toBe('shared win');
    expect(resultWords(game(2, 1, 1, 3))).toBe('place 3 of 3');
    expect(resultWords(game(0, 1))).toBe('');
  });
});
