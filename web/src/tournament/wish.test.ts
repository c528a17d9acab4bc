import { describe, expect, it } from 'vitest';
import { wireLimits, type GameInfo, type LevelInfo } from '../generated/wire';
import { fittingLevel, fittingSize, hasBots, sentWish, tableSizes, tournamentTimes, usualTime } from './wish';

const game = (minimumSeats: number, maximumSeats: number, options: GameInfo['options'] = []): GameInfo =>
  ({ id: 'usa', minimumSeats, maximumSeats, options }) as unknown as GameInfo;
const level = (name: string, suggested = false): LevelInfo => ({ name, suggested, difficulty: 'easy' });

describe('the tables of a tournament', () => {
  it('have as many players as the game takes, and never one alone', () => {
    expect(tableSizes(game(1, 4))).toEqual([2, 3, 4]);
    expect(tableSizes(game(3, 5))).toEqual([3, 4, 5]);
    expect(tableSizes(game(1, 1))).toEqual([]);
  });

  it('are as large as was wished for, as far as another game takes as many', () => {
    expect(fittingSize(game(2, 5), 5)).toBe(5);
    expect(fittingSize(game(2, 4), 5)).toBe(4);
    expect(fittingSize(game(3, 4), 2)).toBe(3);
  });

  it('have bots where people can be missing: of two, whoever is left over rests', () => {
    expect([2, 3, 5].map(hasBots)).toEqual([false, true, true]);
  });
});

describe('the time of a tournament', () => {
  it('is always limited, begins with two days a turn, and can be any that is offered elsewhere', () => {
    expect(tournamentTimes.map(({ type }) => type)).not.toContain('none');
    expect(tournamentTimes).toContain(usualTime);
    expect(usualTime).toEqual({ type: 'correspondence', turn: 172_800_000 });
    const turns = tournamentTimes.flatMap((one) => (one.type === 'correspondence' ? [one.turn / 86_400_000] : []));
    expect(turns).toEqual([1, 2, 3, 7]);
    expect(Math.max(...turns) * 86_400_000).toBeLessThanOrEqual(wireLimits.longestTurn);
  });
});

describe('what is sent to set a tournament up', () => {
  const options = [{ id: 'map', values: ['new', 'old'], standard: 'new', settled: [] }] as unknown as GameInfo['options'];
  const levels = [level('random'), level('planner', true)];
  const wish = { seats: 5, rounds: 3, time: usualTime, bot: 'gone', options: { map: 'old', other: 'x' }, spectators: { type: 'public' } } as const;

  it('is what its game can have of what was chosen', () => {
    expect(sentWish(game(2, 4, options), levels, wish)).toEqual({
      game: 'usa',
      seats: 4,
      rounds: 3,
      time: usualTime,
      bot: 'planner',
      options: { map: 'old' },
      spectators: { type: 'public' },
    });
  });

  it('has the level that was chosen, or else the one that is suggested', () => {
    expect(fittingLevel(levels, 'random')).toBe('random');
    expect(fittingLevel(levels, '')).toBe('planner');
    expect(fittingLevel([level('random')], '')).toBe('random');
    expect(fittingLevel([], '')).toBe('');
  });
});
