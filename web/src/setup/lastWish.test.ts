import { describe, expect, it } from 'vitest';
import type { GameInfo, KnownPerson, LevelInfo } from '../generated/wire';
import { timeControls } from '../words/time';
import { keepWish, lastCompany, lastPlace, lastWish, type LastWish } from './lastWish';
import { firstWishes, wordOf } from './wishes';

const game = (id: string, minimumSeats = 2, maximumSeats = 4): GameInfo => ({
  id,
  family: 'ticket-to-ride',
  name: id,
  names: {},
  rulesVersion: 1,
  minimumSeats,
  maximumSeats,
  provenance: 'verified',
  elements: [],
  options: [],
});
const games = [game('ttr-usa'), game('ttr-berlin')];
const levels: LevelInfo[] = [
  { name: 'tourist', difficulty: 'easy', suggested: false },
  { name: 'traveller', difficulty: 'medium', suggested: true },
];
const wish: LastWish = {
  game: 'ttr-berlin',
  wishes: [
    { kind: 'bot', bot: 'tourist' },
    { kind: 'me', bot: '' },
    { kind: 'friend', bot: '' },
  ],
  options: { tickets: 'mega' },
  time: { type: 'correspondence', turn: 3 * 86_400_000 },
  rated: false,
  spectators: { type: 'afterTurns', turns: 4 },
  joinable: true,
  watchable: false,
};

function storing(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, word: string) => void (kept = word),
    removeItem: () => void (kept = null),
  };
}

describe('whoever has set a table up', () => {
  it('finds the same wish the next time: board, seats, options and time', () => {
    const browser = storing();
    keepWish(wish, browser);
    const last = lastWish(browser);
    expect(last).toEqual(wish);
    expect(lastPlace(games, last)).toBe(1);
    expect(lastCompany(last, games[1], levels).map(wordOf)).toEqual(['bot:tourist', 'me', 'friend']);
    // The list knows what it offers by being the very same.
    expect(last?.time).toBe(timeControls[4]);
  });

  it('has no names of people kept for it, nor a program that may be gone', () => {
    const browser = storing();
    const person = { name: 'Ana', table: 't1', seat: 1 } as unknown as KnownPerson;
    keepWish(
      {
        ...wish,
        wishes: [
          { kind: 'me', bot: '' },
          { kind: 'companion', bot: '', name: 'Eva' },
          { kind: 'known', bot: '', person },
          { kind: 'network-bot', bot: '77' },
        ],
      },
      browser,
    );
    expect(browser.getItem()).not.toMatch(/Ana|Eva|77/);
    expect(lastWish(browser)?.wishes.map(wordOf)).toEqual(['me', 'companion', 'friend', 'friend']);
  });

  it('begins with another board where theirs is gone, and with another bot where its level is', () => {
    const last = { ...wish, game: 'own-board', wishes: [wish.wishes[1]!, { kind: 'bot', bot: 'wizard' } as const] };
    expect(lastPlace(games, last)).toBe(0);
    expect(lastCompany(last, games[0], levels).map(wordOf)).toEqual(['me', 'bot:traveller']);
  });

  it('has as many seats as a board needs', () => {
    const alone = { ...wish, wishes: [{ kind: 'me', bot: '' } as const] };
    expect(lastCompany(alone, games[0], levels).map(wordOf)).toEqual(['me', 'bot:traveller']);
    const many = { ...wish, wishes: Array.from({ length: 9 }, () => ({ kind: 'friend', bot: '' }) as const) };
    expect(lastCompany(many, games[0], levels)).toHaveLength(4);
  });

  it('keeps nothing that is longer than any wish', () => {
    const browser = storing();
    keepWish({ ...wish, options: { tickets: 'x'.repeat(5_000) } }, browser);
    expect(browser.getItem()).toBeNull();
  });
});

describe('whoever comes for the first time', () => {
  it('begins with the first board, themselves and the bot that is suggested', () => {
    expect(lastWish(storing())).toBeNull();
    expect(lastPlace(games, null)).toBe(0);
    expect(lastCompany(null, games[0], levels)).toEqual(firstWishes(levels));
  });

  it.each([
    ['no text of ours', '{'],
    ['a list', '[1]'],
    ['no seats', JSON.stringify({ ...wish, wishes: [] })],
    ['seats of no kind', JSON.stringify({ ...wish, wishes: [{ kind: 'ghost', bot: '' }, null, 7] })],
    ['far too much', JSON.stringify({ ...wish, game: 'g'.repeat(5_000) })],
  ])('also where the browser keeps %s', (_, text) => {
    expect(lastWish(storing(text))).toBeNull();
  });

  it('also where it lets nothing be read', () => {
    const blocked = {
      ...storing(),
      getItem: (): never => {
        throw new Error('blocked');
      },
    };
    expect(lastWish(blocked)).toBeNull();
  });

  it('has no time that the server would refuse, nor other options than texts', () => {
    const text = JSON.stringify({ ...wish, time: { type: 'live', bank: -1, bonus: 0 }, options: { tickets: 7 }, spectators: 'all' });
    expect(lastWish(storing(text))).toMatchObject({ time: { type: 'none' }, options: {}, spectators: { type: 'public' } });
  });
});
