import { describe, expect, it } from 'vitest';
import { nextOf } from './waitingGames.svelte';

describe('the next game that waits', () => {
  it('is the most urgent one for whoever is at none of them', () => {
    expect(nextOf(['a', 'b'], null)).toBe('a');
    expect(nextOf(['a', 'b'], 'elsewhere')).toBe('a');
  });

  it('is the one behind this one, and after the last one the first', () => {
    expect(nextOf(['a', 'b', 'c'], 'a')).toBe('b');
    expect(nextOf(['a', 'b', 'c'], 'c')).toBe('a');
  });

  it('is none where no other waits', () => {
    expect(nextOf([], null)).toBeNull();
    expect(nextOf(['a'], 'a')).toBeNull();
  });
});
