import { describe, expect, it } from 'vitest';
import { goesOnWithout, nextWithout } from './begunWithout.svelte';

describe('the next game of the same people', () => {
  it('may have begun without whoever played before and isn’t waited for', () => {
    expect(nextWithout({ you: 1, rematch: 't2', joinable: false })).toBe('t2');
    expect(nextWithout({ you: 1, rematch: 't2', joinable: true })).toBeNull();
    expect(nextWithout({ you: 1, rematch: null, joinable: false })).toBeNull();
    expect(nextWithout({ you: null, rematch: 't2', joinable: false })).toBeNull();
  });

  it('has begun without them if they have no seat there', () => {
    expect(goesOnWithout({ status: 'playing', you: null })).toBe(true);
    expect(goesOnWithout({ status: 'playing', you: 0 })).toBe(false);
    expect(goesOnWithout({ status: 'open', you: null })).toBe(false);
  });
});
