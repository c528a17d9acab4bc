import { describe, expect, it, vi } from 'vitest';
import { firstSeen } from './seenFingerprints';

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
}

describe('the fingerprint of a table', () => {
  it('stays the one that was told first, whatever is told later', () => {
    const kept = storage();
    expect(firstSeen('table', 'first', kept)).toBe('first');
    expect(firstSeen('table', 'another', kept)).toBe('first');
    expect(firstSeen('next', 'another', kept)).toBe('another');
  });

  it('is remembered for the last hundred tables', () => {
    const kept = storage();
    for (let table = 0; table <= 100; table++) firstSeen(`table ${table}`, 'first', kept);
    expect(firstSeen('table 1', 'another', kept)).toBe('first');
    expect(firstSeen('table 0', 'another', kept)).toBe('another');
  });

  it('is what is told now where nothing can be remembered', () => {
    const full = { getItem: () => 'no list', setItem: () => { throw new Error('full'); } };
    vi.stubGlobal('localStorage', full);
    expect(firstSeen('table', 'now')).toBe('now');
    vi.unstubAllGlobals();
  });
});
