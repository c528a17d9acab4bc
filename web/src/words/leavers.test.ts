import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { counted, leaverWords, withLeaver } from './leavers';

const table = (you: number | null, ranks: number[], deserted: number[], reason = 'left'): TableInfo => {
  const seats = ranks.map((_, seat) => ({
    kind: 'person',
    name: ['Ana', 'Luis', 'Eva'][seat],
    substitute: deserted.includes(seat) ? { bot: 'expert', reason } : null,
  }));
  return { you, seats, result: { ranks, deserted } } as unknown as TableInfo;
};

describe('whoever left a game to a bot', () => {
  it('comes last, and each is told who has won', () => {
    expect(leaverWords(table(0, [2, 1], [1]))).toBe('Luis left half of the choices or more to a bot and comes last. You’ve won.');
    expect(leaverWords(table(1, [2, 1], [1]))).toBe(
      'You left half of your choices or more to a bot, so you come last. The winner is Ana.',
    );
    expect(leaverWords(table(null, [2, 1, 2], [1], 'resigned'))).toBe('Luis has resigned and comes last. Ana and Eva share the win.');
  });

  it('isn’t told of where the points say it too, nor where nobody played on', () => {
    expect(leaverWords(table(0, [1, 2], [1]))).toBeNull();
    expect(leaverWords(table(0, [2, 1], [0, 1]))).toBeNull();
    expect(leaverWords(table(0, [2, 1], []))).toBeNull();
    expect(leaverWords({ ...table(0, [1, 2], []), result: null })).toBeNull();
  });

  it('is behind all others in lists, and marked there', () => {
    expect(counted({ ranks: [2, 1, 3], deserted: [1] })).toEqual([0, 2, 1]);
    expect(withLeaver('Luis', true)).toBe('Luis (bot)');
    expect(withLeaver('Luis', false)).toBe('Luis');
  });
});
