import { describe, expect, it } from 'vitest';
import type { Entrant, TournamentGame, TournamentInfo } from '../generated/wire';
import { gameInPlay, halves, linesOf, roundsOf, winners, winnerWords } from './results';

const entrant = (number: number, name: string, place = number): Entrant =>
  ({ number, name, place, games: 1, points: 0, opposition: 0, withdrawn: false });

const game = (round: number, table: string | null, outcome: TournamentGame['outcome'], ...people: number[]): TournamentGame =>
  ({ round, table, outcome, players: people.map((one) => ({ entrant: one, score: null, points: null })) });

const info = (told: Partial<TournamentInfo>): TournamentInfo =>
  ({ you: null, seats: 2, bot: 'planner', entrants: [], games: [], ...told }) as TournamentInfo;

describe('points of a tournament', () => {
  it('are written with a half where there is one', () => {
    expect([0, 0.5, 1, 2.5, 12.5].map(halves)).toEqual(['0', '½', '1', '2½', '12½']);
  });
});

describe('the rounds of a tournament', () => {
  const games = [game(1, 'a', 'counted', 1, 2), game(2, 'c', 'playing', 1, 3), game(2, 'd', 'playing', 2, 4)];
  const tables = (you: number | null): unknown[] => roundsOf({ games, you }).map((one) => one.games.map(({ table }) => table));

  it('are there from the latest on, the reader’s own game first in each', () => {
    expect(roundsOf({ games, you: 4 }).map(({ round }) => round)).toEqual([2, 1]);
    expect(tables(4)).toEqual([['d', 'c'], ['a']]);
    expect(tables(null)).toEqual([['c', 'd'], ['a']]);
  });

  it('lead to the reader’s own game as long as it goes on', () => {
    expect(gameInPlay(info({ games, you: 3 }))?.table).toBe('c');
    expect(gameInPlay(info({ games, you: null }))).toBeNull();
    expect(gameInPlay(info({ games: [game(1, 'a', 'counted', 1, 2)], you: 1 }))).toBeNull();
    expect(gameInPlay(info({ games: [game(1, null, 'playing', 1)], you: 1 }))).toBeNull();
  });
});

describe('a game of a tournament', () => {
  const entrants = [entrant(1, 'Ana'), entrant(2, ''), entrant(3, 'Eva')];

  it('has those first who have won most in it, and then the bots that sit where people are missing', () => {
    const counted: TournamentGame = {
      ...game(1, 'a', 'counted'),
      players: [
        { entrant: 1, score: 40, points: 1.5 },
        { entrant: 2, score: 90, points: 3 },
      ],
    };
    const lines = linesOf(counted, info({ entrants, seats: 4, you: 1 }));

    expect(lines.map(({ name }) => name)).toEqual(['Anonymous', 'Ana', 'Bot: Planner 1', 'Bot: Planner 2']);
    expect(lines.map(({ you }) => you)).toEqual([false, true, false, false]);
    expect(lines.map(({ score, points }) => [score, points])).toEqual([[90, 3], [40, 1.5], [null, null], [null, null]]);
  });

  it('has no bot where somebody rests', () => {
    expect(linesOf(game(1, null, 'counted', 3), info({ entrants })).map(({ name }) => name)).toEqual(['Eva']);
    expect(linesOf(game(1, 'a', 'playing', 3), info({ entrants })).map(({ name }) => name)).toEqual(['Eva', 'Bot: Planner']);
  });
});

describe('who has won a tournament', () => {
  const [ana, bea, eva] = [entrant(1, 'Ana', 1), entrant(2, 'Bea', 1), entrant(3, 'Eva', 3)];

  const games = [game(1, 'a', 'counted', 1, 2)];
  const told = (entrants: Entrant[], you: number | null = null): string => winnerWords(info({ entrants, games, you }));

  it('is told by name, and to whoever it is', () => {
    expect(told([ana, eva])).toBe('Ana wins the tournament!');
    expect(told([ana, eva], 1)).toBe('You win the tournament!');
    expect(told([ana, eva], 3)).toBe('Ana wins the tournament!');
    expect(told([ana, bea, eva])).toBe('Ana and Bea share the win!');
    expect(told([ana, bea, eva], 2)).toBe('You and Ana share the win!');
  });

  it('is nobody where no game has counted, even if somebody has rested', () => {
    const none = info({ entrants: [ana, eva], games: [game(1, 'a', 'void', 2, 3), game(1, null, 'counted', 1)] });
    expect(winners(none)).toEqual([]);
    expect(winnerWords(none)).toBe('The tournament ended without a result.');
  });
});
