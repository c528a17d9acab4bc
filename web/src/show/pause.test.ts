import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from './pause';

describe('a pause', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ends after its time, and leaves nothing behind', async () => {
    const { signal } = new AbortController();
    const over = vi.fn();
    const paused = pause(200, signal).then(over);
    await vi.advanceTimersByTimeAsync(199);
    expect(over).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    await paused;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('ends with its signal', async () => {
    const skipping = new AbortController();
    const paused = pause(200, skipping.signal);
    skipping.abort();

    await paused;
    await pause(200, skipping.signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});
