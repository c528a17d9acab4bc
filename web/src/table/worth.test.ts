import { describe, expect, it } from 'vitest';
import type { Option, Verdict } from '../generated/wire';
import { agreeing, costWords, errorWords, isAsGood, isNothing, rangeWords, sumErrorWords, sumWords } from './worth';

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

describe('a chance and how far off it may be', () => {
  const plain = (worth: number, error: number | null, inPoints = false) => rangeWords(worth, error, inPoints).replace(/\s/gu, ' ');

  it('are told as a figure where neither none nor certainty is near', () => {
    expect(plain(0.44, 0.13)).toMatch(/^44 ?% ± 13 ?%$/u);
    expect(plain(0.44, null)).toMatch(/^44 ?% ± –$/u);
  });

  it('never reach below none or beyond certainty', () => {
    expect(plain(0, 0.1)).toMatch(/^up to 10 ?%$/u);
    expect(plain(0.06, 0.1)).toMatch(/^up to 16 ?%$/u);
    expect(plain(0.95, 0.1)).toMatch(/^at least 85 ?%$/u);
  });

  it('are points as they are where somebody played alone', () => {
    expect(plain(3, 5, true)).toBe('3 ± 5');
  });
});

describe('a choice beside the best', () => {
  const option = (worth: number, error: number | null) => ({ worth, error }) as Option;

  it('is as good where the difference may be nothing but chance', () => {
    expect(isAsGood(option(0, 0.1), option(0.06, 0.1))).toBe(true);
    expect(isAsGood(option(0.21, 0.02), option(0.2, 0.02))).toBe(true);
    expect(isAsGood(option(0.56, 0.13), option(0.81, 0.1))).toBe(false);
  });

  it('is told by its figure where too little was looked at to know', () => {
    expect(isAsGood(option(0.1, null), option(0.2, null))).toBe(false);
    expect(isAsGood(option(0.2, null), option(0.2, null))).toBe(true);
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
