import { describe, expect, it } from 'vitest';
import type { GameAnalysis, Step, Verdict } from '../generated/wire';
import { brought, costRange, moves } from './moves';

const step = (from: number, change: number): Step => ({
  from,
  actor: -1,
  byBot: false,
  action: null,
  events: [],
  before: 0.5,
  change,
  error: 0,
});

const analysis = { steps: [step(0, 0.1), step(1, -0.4), step(2, 0.2)] } as unknown as GameAnalysis;

describe('everything that moved a game', () => {
  it('begins with what moved it most, whether for the better or the worse', () => {
    expect(moves(analysis, 'size').map(({ from }) => from)).toEqual([1, 2, 0]);
  });

  it('is told as it happened where somebody wants it so', () => {
    expect(moves(analysis, 'time').map(({ from }) => from)).toEqual([0, 1, 2]);
  });

  it('says what chance brought, each thing once', () => {
    expect(brought(['a red card', null, 'a red card', 'a wild'], 'cards')).toBe('a red card · a wild');
  });

  it('names the kind of luck where there is nothing to say, or too much', () => {
    expect(brought([null], 'cards')).toBe('cards');
    expect(brought(['1', '2', '3', '4', '5'], 'cards')).toBe('cards');
  });
});

describe('what a choice cost', () => {
  const verdict = (lost: number, error: number): Verdict => ({ lost, error }) as unknown as Verdict;

  it('lies within two errors of what was found', () => {
    const { least, most } = costRange(verdict(0.2, 0.03));
    expect(least).toBeCloseTo(0.14);
    expect(most).toBeCloseTo(0.26);
  });

  it('is never less than nothing', () => {
    expect(costRange(verdict(0.01, 0.03)).least).toBe(0);
  });
});
