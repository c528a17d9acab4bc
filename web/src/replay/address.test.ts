import { describe, expect, it } from 'vitest';
import { askedMoment, judgedChoice, momentQuery, studied, untilSaid } from './address';

it('a mistake is looked at with the knowledge of who made it, and all of them are gone through with it', () => {
  expect(judgedChoice('/tables/t', { ply: 9 }, 1)).toBe('/tables/t/replay?ply=9&seat=1&judged=1');
  expect(studied('/here/t', 1)).toBe('/here/t/replay?seat=1&judged=1&study=1');
});

describe('the address of a moment', () => {
  it('says how many plies came before, and with whose eyes it is seen', () => {
    expect(momentQuery('', 40, null, null)).toBe('?ply=40');
    expect(momentQuery('?ply=3', 40, 1, null)).toBe('?ply=40&seat=1');
    expect(momentQuery('?ply=3&seat=1', 41, null, null)).toBe('?ply=41');
  });

  it('is read again as it was said, and nothing is asked of seats that aren’t there', () => {
    expect(askedMoment('?ply=40&seat=1&judged=0', 2)).toEqual({ ply: 40, eyes: 1, judged: 0, studying: false });
    expect(askedMoment('?seat=0&judged=1&study=1', 2)).toEqual({ ply: 0, eyes: 1, judged: 1, studying: true });
    expect(askedMoment('?ply=x&seat=2&study=1', 2)).toEqual({ ply: 0, eyes: null, judged: null, studying: false });
  });

  it('says whose game is judged, as long as somebody’s is', () => {
    expect(momentQuery('?ply=3', 4, null, 0)).toBe('?ply=4&judged=0');
    expect(momentQuery('?ply=3&judged=0', 4, 1, null)).toBe('?ply=4&seat=1');
  });

  it('keeps what else it says', () => {
    expect(momentQuery('?ply=3&seat=0&judged=0&study=1', 4, 1, 0)).toBe('?ply=4&seat=1&judged=0&study=1');
  });
});

it('isn’t said more often than browsers bear, however quickly a game plays', () => {
  const halfMinute = 30_000;
  for (const pace of [40, 150, 160, 260, 400, 700]) {
    let [said, last, due] = [0, -halfMinute, Infinity];
    for (let now = 0; now < halfMinute; now += 10) {
      if (now >= due) [said, last, due] = [said + 1, now, Infinity];
      if (now % pace === 0) due = now + untilSaid(now - last);
    }
    expect(said).toBeLessThanOrEqual(60);
  }
  expect(untilSaid(60_000)).toBe(150);
});
