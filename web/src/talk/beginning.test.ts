import { describe, expect, it } from 'vitest';
import { givesWay } from './beginning';

describe('what is said in the waiting room', () => {
  it('gives way to the game once that begins', () => {
    expect(givesWay('open', 'playing', '')).toBe(true);
    expect(givesWay('open', 'open', '')).toBe(false);
  });

  it('stays for whoever is writing', () => {
    expect(givesWay('open', 'playing', 'Good l')).toBe(false);
  });

  it('stays where it was opened during the game', () => {
    expect(givesWay('playing', 'over', '')).toBe(false);
  });
});
