import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScoreSheet } from '../generated/wire';
import { motion } from '../theme/motion.svelte';
import { EndOf, Show } from './show.svelte';

interface Line {
  readonly words: string;
  readonly milliseconds: number;
}

class Telling extends Show<Line> {
  readonly heard: (string | null)[] = [];

  protected override turnTo(line: Line | null): void {
    this.heard.push(line?.words ?? null);
  }
}

const lines: readonly Line[] = [
  { words: 'one', milliseconds: 100 },
  { words: 'two', milliseconds: 300 },
];

describe('a show', () => {
  let show: Telling;

  beforeEach(() => {
    vi.useFakeTimers();
    show = new Telling(lines);
    show.start();
  });

  afterEach(() => {
    show.stop();
    vi.useRealTimers();
  });

  it('looks at each step for its time', () => {
    expect(show.step).toBe(lines[0]);
    vi.advanceTimersByTime(100);
    expect(show.step).toBe(lines[1]);
    vi.advanceTimersByTime(299);
    expect(show.over).toBe(false);
    vi.advanceTimersByTime(1);
    expect(show.over).toBe(true);
    expect(show.step).toBeNull();
    expect(show.heard).toEqual(['one', 'two', null]);
  });

  it('gives a step that came early its whole time', () => {
    vi.advanceTimersByTime(99);
    show.next();
    vi.advanceTimersByTime(299);
    expect(show.step).toBe(lines[1]);
  });

  it('is over at once when it is skipped, and nothing comes any more', () => {
    show.skip();
    expect(show.over).toBe(true);
    vi.runAllTimers();
    expect(show.heard).toEqual(['one', null]);
  });

  it('stays where it is once it is stopped', () => {
    show.stop();
    vi.runAllTimers();
    expect(show.step).toBe(lines[0]);
  });

  it('is told again from the beginning', () => {
    show.skip();
    show.start();
    expect(show.step).toBe(lines[0]);
    vi.runAllTimers();
    expect(show.heard).toEqual(['one', null, 'one', 'two', null]);
  });

  it('is over before it begins if there is nothing to tell', () => {
    const empty = new Telling([]);
    empty.start();
    expect(empty.over).toBe(true);
  });
});

describe('the show of how a game ended', () => {
  const before = { position: { view: 'before', scores: null }, view: 'before', overOnArrival: false };
  const sheet = { totals: [3] } as unknown as ScoreSheet;
  const ended = { position: { view: 'end', scores: sheet }, view: 'end', overOnArrival: false };
  let turns: string[];
  let end: EndOf<Telling>;

  beforeEach(() => {
    vi.useFakeTimers();
    turns = [];
    end = new EndOf(() => new Telling(lines), { begun: () => turns.push('begun'), left: () => turns.push('left') });
  });

  afterEach(() => {
    motion.reduced = false;
    end.show?.stop();
    vi.useRealTimers();
  });

  it('begins once the last move was seen', () => {
    end.follow(before);
    end.follow({ ...ended, view: 'before' });
    expect([end.show, turns]).toEqual([null, []]);
    end.follow(ended);
    expect(end.show?.step).toBe(lines[0]);
    expect(turns).toEqual(['begun']);
  });

  it('is at its end at once with reduced motion, and for whoever came after the end', () => {
    motion.reduced = true;
    end.follow(ended);
    expect(end.show?.heard).toEqual([null]);
    motion.reduced = false;
    end = new EndOf(() => new Telling(lines));
    end.follow({ ...ended, overOnArrival: true });
    expect(end.show?.heard).toEqual([null]);
  });

  it('isn’t begun again by whatever comes later', () => {
    end.follow(ended);
    const { show } = end;
    end.follow({ ...ended, position: { ...ended.position } });
    expect(end.show).toBe(show);
  });

  it('is left by whoever goes back through the game, and nothing of it comes any more', () => {
    end.follow(ended);
    const show = end.show!;
    end.follow(before);
    expect(end.show).toBeNull();
    vi.runAllTimers();
    expect(show.heard).toEqual(['one']);
    end.follow(before);
    expect(turns).toEqual(['begun', 'left']);
  });
});
