import { describe, expect, it } from 'vitest';
import { OneAtATime } from './oneAtATime.svelte';

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
