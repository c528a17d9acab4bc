import { describe, expect, it } from 'vitest';
import { wireLimits } from '../generated/wire';
import { ownTimes, timeFields, within, withField } from './ownTime';

const [live, correspondence] = ownTimes;

describe('a time of one’s own', () => {
  it('is typed in minutes and seconds, or in hours a turn', () => {
    expect(timeFields(live!).map(({ name, count }) => [name, count])).toEqual([
      ['bank', 10],
      ['bonus', 15],
    ]);
    expect(withField(live!, 'bank', 90)).toEqual({ type: 'live', bank: 5_400_000, bonus: 15_000 });
    expect(withField(correspondence!, 'turn', 36)).toEqual({ type: 'correspondence', turn: 129_600_000 });
    expect(timeFields({ type: 'none' })).toEqual([]);
  });

  it('is never less or more than there can be', () => {
    const [bank, bonus] = timeFields(live!);
    expect(within(bank!, 0)).toBe(1);
    expect(within(bank!, 100_000)).toBe(1_440);
    expect(within(bank!, Number.NaN)).toBe(1);
    expect(within(bank!, 2.6)).toBe(3);
    expect(within(bonus!, -5)).toBe(0);
    expect(withField(live!, 'bank', bank!.most)).toMatchObject({ bank: wireLimits.longestBank });
    expect(withField(live!, 'bonus', bonus!.most)).toMatchObject({ bonus: wireLimits.longestBonus });
    const [turn] = timeFields(correspondence!);
    expect(withField(correspondence!, 'turn', turn!.most)).toMatchObject({ turn: wireLimits.longestTurn });
  });
});
