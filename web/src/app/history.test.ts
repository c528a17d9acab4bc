import { describe, expect, it } from 'vitest';
import type { PastGame } from '../generated/wire';
import { opponentChoices, pastQuery, resultWords, allGames } from './history';

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

describe('how a game ended', () => {
  it('is won, shared or a place, and nothing for one who was alone', () => {
    expect(resultWords(game(0, 1, 2))).toBe('won');
    expect(resultWords(game(1, 1, 1, 3))).toBe('shared win');
    expect(resultWords(game(2, 1, 1, 3))).toBe('place 3 of 3');
    expect(resultWords(game(0, 1))).toBe('');
  });
});
