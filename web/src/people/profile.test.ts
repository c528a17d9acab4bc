import { describe, expect, it } from 'vitest';
import { formats } from '../texts/formats';
import { resultRows } from './profile';

const none = { games: 0, wins: 0 };

describe('what is told of somebody’s games on a board', () => {
  it('is nothing of what there is none of', () => {
    expect(resultRows({ game: 'pile', people: none, bots: { games: 3, wins: 1 }, alone: 0 })).toEqual([
      { company: 'bots', games: 3, wins: 1 },
    ]);
  });

  it('is how many were played alone, which nobody wins', () => {
    expect(resultRows({ game: 'pile', people: { games: 2, wins: 0 }, bots: none, alone: 4 })).toEqual([
      { company: 'people', games: 2, wins: 0 },
      { company: 'alone', games: 4, wins: null },
    ]);
  });
});

it('a month is the same wherever it is read', () => {
  expect(['en', 'es'].map((language) => formats(language).month.format(Date.parse('2026-11')))).toEqual([
    'November 2026',
    'noviembre de 2026',
  ]);
});
