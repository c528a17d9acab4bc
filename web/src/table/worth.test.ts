import { describe, expect, it } from 'vitest';
import { errorWords, isNothing, sumErrorWords, sumWords } from './worth';

describe('how far off a figure may be', () => {
  it('is told in the figure’s own measure', () => {
    expect(errorWords(0.25, false)).toMatch(/^± 25\s?%$/u);
    expect(errorWords(3, true)).toBe('± 3');
  });

  it('is a dash where too little was looked at to know it', () => {
    expect(errorWords(null, false)).toBe('± –');
    expect(errorWords(null, true)).toBe('± –');
  });
});

describe('what changed nothing in any future', () => {
  it('is told from what changed little, and from what isn’t known yet', () => {
    expect(isNothing(0, 0)).toBe(true);
    expect(isNothing(-0, 0)).toBe(true);
    expect(isNothing(0, 0.01)).toBe(false);
    expect(isNothing(0, null)).toBe(false);
    expect(isNothing(0.001, 0)).toBe(false);
  });
});

describe('a sum of many changes', () => {
  it('is told in points of a hundred, so that nobody takes it for a chance', () => {
    expect(sumWords(-2.754, false)).toBe('−275');
    expect(sumWords(0.6, false)).toBe('+60');
    expect(sumErrorWords(0.704, false)).toBe('± 70');
    expect(sumErrorWords(null, false)).toBe('± –');
  });

  it('is told in points where somebody played alone', () => {
    expect(sumWords(12.2, true)).toBe('+12');
    expect(sumErrorWords(3.4, true)).toBe('± 3');
  });
});
