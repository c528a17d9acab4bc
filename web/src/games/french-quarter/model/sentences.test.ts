import { describe, expect, it } from 'vitest';
import type { FqEvent, TableInfo } from '../../../generated/wire';
import type { QuarterIndex } from './boardIndex';
import { sentence } from './sentences';

const names: Readonly<Record<string, string>> = { cafe: 'the café', pub: 'the pub' };

const index = {
  board: { vacationCards: [{ id: 'short-trip', values: 'any', buildings: ['cafe', 'pub'] }] },
  building: (id: string) => ({ name: names[id] }),
} as unknown as QuarterIndex;

const table = { you: 0, seats: [{ kind: 'person', name: 'Ana' }, { kind: 'person', name: 'Bea' }] } as unknown as TableInfo;

const dealt = (seat: number, card: string | null): FqEvent => ({ type: 'vacationDealt', seat, card });

describe('what the log says of a vacation card', () => {
  it('is to its owner where the vacation goes', () => {
    expect(sentence(dealt(0, 'short-trip'), table, index)).toBe('Your vacation: the café and the pub, with any values.');
  });

  it('is to the others that it was dealt', () => {
    expect(sentence(dealt(1, null), table, index)).toBe('Bea gets a vacation card.');
  });

  it('is to whoever sees everything whose it is and where it goes', () => {
    expect(sentence(dealt(1, 'short-trip'), table, index)).toBe('Bea’s vacation: the café and the pub, with any values.');
  });
});

describe('what the log says of a move', () => {
  const moved = (seat: number): FqEvent => ({ type: 'touristMoved', seat, from: 'pub', to: 'cafe' }) as unknown as FqEvent;

  it('is to whoever moved that it was they', () => {
    expect(sentence(moved(0), table, index)).toBe('You go to the café.');
  });

  it('is to the others who moved', () => {
    expect(sentence(moved(1), table, index)).toBe('Bea goes to the café.');
  });

  it('is to somebody who watches who moved', () => {
    expect(sentence(moved(0), { ...table, you: null }, index)).toBe('Ana goes to the café.');
  });
});
