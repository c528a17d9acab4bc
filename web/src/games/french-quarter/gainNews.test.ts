import { describe, expect, it } from 'vitest';
import { GainNews } from './gainNews.svelte';
import type { Gain } from './model/gains';

function gain(seat: number, ply: number, points = 3): Gain {
  return { type: 'pointsCounted', seat, ply, place: ply, points, parts: [] };
}

describe('points that were gained', () => {
  it('are no news to whoever has just come', () => {
    const news = new GainNews();
    news.hear([gain(0, 4)]);
    expect(news.pointsOf(0)).toBeNull();
  });

  it('flash once, however often they are counted anew', () => {
    const news = new GainNews();
    news.hear([]);
    news.hear([gain(0, 4)]);
    const flashed = news.pointsOf(0);
    expect(flashed?.ply).toBe(4);

    news.hear([gain(0, 4)]);
    expect(news.pointsOf(0)).toBe(flashed);
    news.hear([gain(0, 4), gain(1, 9)]);
    expect([news.pointsOf(0), news.pointsOf(1)?.ply]).toEqual([null, 9]);
  });

  it('that were forgotten don’t flash again', () => {
    const news = new GainNews();
    news.hear([]);
    news.hear([gain(0, 4)]);
    news.forget();
    news.hear([gain(0, 4)]);
    expect(news.pointsOf(0)).toBeNull();
  });

  it('don’t flash where there are none', () => {
    const news = new GainNews();
    news.hear([]);
    news.hear([gain(0, 4, 0)]);
    expect(news.pointsOf(0)).toBeNull();
    expect(news.gains).toHaveLength(1);
  });
});
