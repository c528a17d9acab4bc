import { describe, expect, it } from 'vitest';
import type { Play } from '../play.svelte';
import { surroundings } from './surroundings';

const names: Readonly<Record<string, string>> = { office: 'Office', pub: 'Pub', museum: 'Museum', conti: 'Conti St', dauphine: 'Dauphine St' };
const touches: Readonly<Record<string, readonly string[]>> = { first: ['office', 'pub'], second: ['museum'] };

function play(values: object, line: readonly string[], own: readonly string[] | null = null): Play {
  return {
    sheet: { values, personalLine: own === null ? null : { stretches: own } },
    view: { line: { stretches: line } },
    index: {
      board: { streets: [{ id: 'north', edge: true }, { id: 'conti', edge: false }, { id: 'dauphine', edge: false }] },
      building: (id: string) => ({ name: names[id], streets: ['north', 'conti', 'dauphine'], neighbours: ['pub', 'museum'] }),
      streetName: (id: string) => names[id],
      stretch: (id: string) => ({ touches: touches[id] }),
    },
  } as unknown as Play;
}

describe('whoever hears a building', () => {
  it('is told its streets, but no edge of the map', () => {
    expect(surroundings(play({}, []), 'office')).toEqual(['On Conti St and Dauphine St.', 'Nothing next to it is mapped.']);
  });

  it('is told what its neighbours hold', () => {
    expect(surroundings(play({ pub: '4', museum: 'W', office: '2' }, []), 'office')[1]).toBe('Next to it: Pub (4) and Museum (W).');
  });

  it('is told which Second Line touches it', () => {
    expect(surroundings(play({}, ['first']), 'office').slice(2)).toEqual(['The Second Line touches it.']);
    expect(surroundings(play({}, ['second'], ['first']), 'office').slice(2)).toEqual(['The personal Second Line touches it.']);
  });
});
