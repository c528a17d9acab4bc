import { describe, expect, it } from 'vitest';
import type { LevelInfo, SeatInfo } from '../generated/wire';
import { levelAgainst, seatFor } from './branching';

const levels = [
  { name: 'guide', suggested: true },
  { name: 'planner', suggested: false },
] as unknown as readonly LevelInfo[];
const seats = (...bots: readonly string[]): SeatInfo[] => bots.map((bot, seat) => ({ seat, bot }) as unknown as SeatInfo);

describe('whoever plays on from a moment of a game', () => {
  it('meets the bots of that game, or else those that are suggested', () => {
    expect(levelAgainst({ seats: seats('', 'planner') }, levels)).toBe('planner');
    expect(levelAgainst({ seats: seats('', '') }, levels)).toBe('guide');
    expect(levelAgainst({ seats: seats('', 'gone') }, levels)).toBe('guide');
    expect(levelAgainst({ seats: seats('') }, [])).toBe('');
  });

  it('sits where they have played, or else where somebody has to choose', () => {
    expect(seatFor({ you: 1, seats: seats('', '', '') }, 2)).toBe(1);
    expect(seatFor({ you: null, seats: seats('', '', '') }, 2)).toBe(2);
    expect(seatFor({ you: null, seats: seats('', '', '') }, -1)).toBe(0);
  });
});
