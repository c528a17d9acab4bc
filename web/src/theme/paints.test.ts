import { describe, expect, it } from 'vitest';
import { likedPaint, likePaint } from './likedPaint';
import { completePaints, paintOfSeat, paintStyle } from './paints';

describe('the colours of all seats', () => {
  it('are those of their numbers as long as nobody chooses', () => {
    expect(completePaints([undefined, undefined, undefined])).toEqual(['blue', 'red', 'green']);
    expect(paintOfSeat(4)).toBe('black');
  });

  it('are those that were chosen, and the first ones that are left', () => {
    expect(completePaints([undefined, 'blue', undefined, 'black'])).toEqual(['red', 'blue', 'green', 'black']);
  });

  it('are never the same: the second who wishes for one gets another', () => {
    expect(completePaints(['green', 'green', undefined])).toEqual(['green', 'blue', 'red']);
  });

  it('are told to whatever is drawn by the number of a seat', () => {
    expect(paintStyle([{ seat: 1, paint: 'green' }])).toBe(
      '--seat-1: var(--paint-green); --on-seat-1: var(--on-paint-green); --stripe-1: var(--stripe-green);',
    );
  });
});

describe('the colour that somebody likes', () => {
  it('is the one that they chose last, each person of the device for themselves', () => {
    const kept = new Map<string, string>();
    const storing = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, word: string) => void kept.set(key, word),
      removeItem: (key: string) => void kept.delete(key),
    };
    expect(likedPaint(0, storing)).toBeUndefined();
    likePaint('green', 0, storing);
    likePaint('black', 2, storing);
    expect([0, 1, 2].map((number) => likedPaint(number, storing))).toEqual(['green', undefined, 'black']);
    kept.set('anden.paint', 'purple');
    expect(likedPaint(0, storing)).toBeUndefined();
  });
});
