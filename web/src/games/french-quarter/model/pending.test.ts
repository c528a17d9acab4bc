import { describe, expect, it } from 'vitest';
import type { FqView, PendingView } from '../../../generated/wire';
import type { QuarterIndex } from './boardIndex';
import { stillToCome } from './pending';

const index = { building: () => ({ name: 'the café' }), streetName: () => 'Royal' } as unknown as QuarterIndex;
const nothing = { value: 3, card: null, building: null, street: null, activity: null };

const icon = (name: PendingView['icon'], seat = 0): PendingView => ({ seat, phase: null, icon: name, about: nothing });
const move: PendingView = { seat: 0, phase: 'move', icon: null, about: { ...nothing, card: 'streetcar' } };
const map: PendingView = { seat: 0, phase: 'map', icon: null, about: { ...nothing, building: 'cafe' } };

const words = (...pending: PendingView[]) => stillToCome({ actor: 0, pending } as unknown as FqView, index);

describe('what a turn still brings', () => {
  it('is told in the order in which it comes', () => {
    expect(words(icon('umbrella'), map)).toEqual(['umbrella', 'mapping the café']);
  });

  it('says as which card the tourist moves', () => {
    expect(words(move)).toEqual(['the move (Streetcar)']);
  });

  it('counts what comes several times in a row', () => {
    expect(words(icon('umbrella'), icon('umbrella'), move)).toEqual(['umbrella ×2', 'the move (Streetcar)']);
  });

  it('leaves out what is for others to do', () => {
    expect(words(icon('umbrella', 1), move)).toEqual(['the move (Streetcar)']);
  });
});
