import { render } from 'svelte/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OneAtATime } from './oneAtATime.svelte';
import SlowAnswer from './SlowAnswer.svelte';

describe('one thing at a time', () => {
  it('is done once, however often it is asked for meanwhile, and again afterwards', async () => {
    const once = new OneAtATime();
    const done: string[] = [];
    let end: (() => void) | undefined;
    const first = once.do(async () => {
      await new Promise<void>((resolve) => (end = resolve));
      done.push('first');
    });
    expect(once.busy).toBe(true);
    await once.do(async () => void done.push('meanwhile'));
    end?.();
    await first;
    expect(once.busy).toBe(false);
    await once.do(async () => void done.push('afterwards'));
    expect(done).toEqual(['first', 'afterwards']);
  });

  it('can be asked for again when it has failed', async () => {
    const once = new OneAtATime();
    await expect(once.do(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(once.busy).toBe(false);
  });
});

describe('whoever waits for an answer', () => {
  afterEach(() => vi.useRealTimers());

  it('is told so after a second, beside what they pressed, until it is there', async () => {
    vi.useFakeTimers();
    const once = new OneAtATime();
    const said = (): boolean => render(SlowAnswer, { props: { to: [new OneAtATime(), once] } }).body.includes('server’s answer');
    let answer: (() => void) | undefined;
    const done = once.do(() => new Promise((resolve) => (answer = resolve)));
    vi.advanceTimersByTime(900);
    expect(said()).toBe(false);
    vi.advanceTimersByTime(100);
    expect(said()).toBe(true);

    answer?.();
    await done;
    expect(said()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
