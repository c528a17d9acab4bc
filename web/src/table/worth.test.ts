import { describe, expect, it } from 'vitest';
import type { Verdict } from '../generated/wire';
import { agreeing, costWords, errorWords, isNothing, sumErrorWords, sumWords } from './worth';

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

describe('the figures of a verdict', () => {
  const verdict = (chosen: number, better: number, lost: number, costly = true): Verdict =>
    ({ chosen: { worth: chosen }, better: { worth: better }, lost, costly }) as unknown as Verdict;
  const told = (one: Verdict) => [one.chosen.worth, one.better.worth, one.lost].map((worth) => costWords(worth, false).replace(/\D/g, ''));

  it('agree as they are read, whatever the deals made of the best one', () => {
    expect(told(agreeing(verdict(0.134, 0.39, 0.254), false))).toEqual(['13', '38', '25']);
    expect(told(agreeing(verdict(0.136, 0.36, 0.205), false))).toEqual(['14', '35', '21']);
  });

  it('make nothing surer than sure', () => {
    expect(told(agreeing(verdict(0.8, 0.99, 0.22), false))).toEqual(['80', '100', '20']);
  });

  it('are whole points where somebody played alone', () => {
    const { chosen, better, lost } = agreeing(verdict(80.4, 93.1, 12.3), true);
    expect([chosen.worth, better.worth, lost]).toEqual([80, 92, 12.3]);
  });

  it('are left as they were found where nothing was surely better', () => {
    const sure = verdict(0.19, 0.28, 0.02, false);
    expect(agreeing(sure, false)).toBe(sure);
  });
});
