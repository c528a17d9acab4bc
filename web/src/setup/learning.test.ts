import { expect, it } from 'vitest';
import type { GameInfo, LevelInfo } from '../generated/wire';
import { firstCompany } from './learning';
import { wordOf } from './wishes';

const levels: readonly LevelInfo[] = [
  { name: 'daydreamer', difficulty: 'easy', suggested: false },
  { name: 'traveller', difficulty: 'medium', suggested: true },
];

function company(minimumSeats: number, maximumSeats: number): string[] {
  return firstCompany({ minimumSeats, maximumSeats } as GameInfo, levels).map(wordOf);
}

it('a first game is played against the weakest bot', () => {
  expect(company(2, 5)).toEqual(['me', 'bot:daydreamer']);
  expect(company(1, 4)).toEqual(['me', 'bot:daydreamer']);
});

it('a first game has as many bots as it takes', () => {
  expect(company(3, 4)).toEqual(['me', 'bot:daydreamer', 'bot:daydreamer']);
  expect(company(1, 1)).toEqual(['me']);
});
