import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScoreSheet } from '../../generated/wire';
import { EndShow } from './endShow.svelte';

const line = (rule: string, points: number): ScoreSheet['lines'][number] => ({
  seat: 0,
  rule,
  points,
  achieved: true,
  subjects: [],
});

const sheet = {
  lines: [line('fq.score.courtyards', 3), line('fq.score.riverwalk', 5), line('fq.score.vacation', 7)],
  totals: [15],
} as unknown as ScoreSheet;

describe('the score sheet at the end', () => {
  let show: EndShow;

  beforeEach(() => {
    vi.useFakeTimers();
    show = new EndShow(sheet);
    show.start();
  });

  afterEach(() => {
    show.stop();
    vi.useRealTimers();
  });

  it('begins with its first row', () => {
    expect(show.written).toEqual(show.rows.slice(0, 1));
    expect(show.row).toBe(show.rows[0]);
    expect(show.totals).toEqual([3]);
  });

  it('is written row by row, and the last one comes together with the result', () => {
    show.next();
    expect(show.totals).toEqual([8]);
    expect(show.over).toBe(false);
    show.next();
    expect(show.over).toBe(true);
    expect(show.row).toBeNull();
    expect(show.written).toEqual(show.rows);
    expect(show.totals).toEqual(sheet.totals);
  });

  it('is written whole at once when it is skipped', () => {
    show.skip();
    expect(show.over).toBe(true);
    expect(show.written).toEqual(show.rows);
  });

  it('takes the focus when it begins, when it is over and when it is begun again, not whenever it is turned to', () => {
    expect([show.lead(), show.lead()]).toEqual(['begins', null]);
    show.next();
    expect(show.lead()).toBeNull();
    show.skip();
    expect([show.lead(), show.lead()]).toEqual(['goes on', null]);
    show.start();
    expect([show.lead(), show.lead()]).toEqual(['goes on', null]);
  });
});
