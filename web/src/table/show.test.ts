import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Show } from './show.svelte';

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
