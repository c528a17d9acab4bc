import { afterEach, describe, expect, it, vi } from 'vitest';
import { stored } from './stored';

/** A browser's storage, as it is when all is well. */
function working(items = new Map<string, string>()): object {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, word: string) => void items.set(key, word),
    removeItem: (key: string) => void items.delete(key),
  };
}

const fails = (): never => {
  throw new Error('not allowed');
};

describe('what a browser keeps', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is found again, and not once it is taken away', () => {
    vi.stubGlobal('localStorage', working());
    stored.setItem('theme', 'night');
    expect(stored.getItem('theme')).toBe('night');
    stored.removeItem('theme');
    expect(stored.getItem('theme')).toBeNull();
  });

  it('holds as long as the page is open where it can’t be kept', () => {
    vi.stubGlobal('localStorage', { getItem: fails, setItem: fails, removeItem: fails });
    expect(stored.getItem('theme')).toBeNull();
    stored.setItem('theme', 'night');
    expect(stored.getItem('theme')).toBe('night');
    stored.removeItem('theme');
    expect(stored.getItem('theme')).toBeNull();
  });

  it('is what was chosen last, also where there is room for what was chosen before only', () => {
    const items = new Map([['theme', 'day']]);
    vi.stubGlobal('localStorage', { ...working(items), setItem: fails });
    stored.setItem('theme', 'night');
    expect(stored.getItem('theme')).toBe('night');

    vi.stubGlobal('localStorage', working(items));
    stored.setItem('theme', 'contrast');
    expect([stored.getItem('theme'), items.get('theme')]).toEqual(['contrast', 'contrast']);
  });
});
