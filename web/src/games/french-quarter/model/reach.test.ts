import { describe, expect, it } from 'vitest';
import type { Transport } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { spacesFor } from './reach';

const spaces: Partial<Record<Transport, number>> = { walk: 2, carriage: 3 };

/** Somebody's play, with so many bonuses of the party. */
function play(you: number | null, unlocked: number): Play {
  return {
    you,
    now: { sheets: [{ tracks: { party: { bonuses: unlocked } } }] },
    index: {
      board: { activities: { party: { bonuses: [{ id: 'party-a' }, { id: 'party-b' }, { id: 'party-c' }] } } },
      transport: (transport: Transport) => ({ spaces: spaces[transport] ?? 0 }),
    },
  } as unknown as Play;
}

describe('how far a card goes', () => {
  it('is what the card says, until the party slows a walk', () => {
    expect([0, 1, 2, 3].map((unlocked) => spacesFor(play(0, unlocked), 'walk'))).toEqual([2, 2, 1, 1]);
    expect(spacesFor(play(0, 3), 'carriage')).toBe(3);
  });

  it('is what the card says for whoever only looks on', () => {
    expect(spacesFor(play(null, 3), 'walk')).toBe(2);
  });
});
