import { describe, expect, it } from 'vitest';
import type { Choice, TableInfo } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { spokenEffects } from './effects';

const table = { you: 0, seats: [{ kind: 'person', name: 'Ana' }] } as unknown as TableInfo;
const play = { session: { table }, index: { building: () => ({ name: 'the pub' }) } } as unknown as Play;

const choice = (...types: readonly string[]): Choice =>
  ({ preview: types.map((type) => ({ type, seat: 0, to: 'pub', building: 'pub' })) }) as unknown as Choice;

describe('whoever hears a choice', () => {
  it('is told what it would set off, beyond itself and what comes in any case', () => {
    expect(spokenEffects([choice('touristMoved', 'courtyardMarked', 'roundStarted')], play)).toBe(
      'What this would trigger: You visit the pub.',
    );
  });

  it('is told nothing where it sets off nothing, or could be several things', () => {
    expect(spokenEffects([choice('touristMoved')], play)).toBe('');
    expect(spokenEffects([choice('touristMoved', 'gameEnded')], play)).toBe('');
    expect(spokenEffects([choice('touristMoved', 'courtyardMarked'), choice('touristMoved')], play)).toBe('');
  });
});
