import { describe, expect, it } from 'vitest';
import { ProtectedElsewhere } from './protectedElsewhere.svelte';

/** What a browser keeps. */
function storing() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, word: string) => void kept.set(key, word),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const told = { protectedElsewhere: true, handle: null };
const newcomer = { protectedElsewhere: false, handle: null };

describe('that the games of this browser were protected elsewhere', () => {
  it('is known as long as nobody has signed in, though the server tells it once', () => {
    const browser = storing();
    new ProtectedElsewhere(browser).hear(told);

    const later = new ProtectedElsewhere(browser);
    later.hear(newcomer);
    expect(later.told).toBe(true);
    later.hear({ protectedElsewhere: false, handle: 'gus' });
    expect([later.told, new ProtectedElsewhere(browser).told]).toEqual([false, false]);
  });

  it('isn’t told again once it was read, nor to anybody new', () => {
    const browser = storing();
    const one = new ProtectedElsewhere(browser);
    one.hear(newcomer);
    expect(one.told).toBe(false);
    one.hear(told);
    one.putAway();
    expect([one.told, new ProtectedElsewhere(browser).told]).toEqual([false, false]);
  });
});
