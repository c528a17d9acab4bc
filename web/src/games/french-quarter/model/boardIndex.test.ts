import { describe, expect, it } from 'vitest';
import type { FqBoardView } from '../../../generated/wire';
import { t } from '../texts/words';
import { indexOf } from './boardIndex';

const board = {
  streets: [
    { id: 'royal', name: 'Royal St' },
    { id: 'edge-north', name: 'North edge' },
  ],
  buildings: [],
  crossings: [],
  stretches: [],
  cards: [],
  transports: [],
} as unknown as FqBoardView;

describe('a street', () => {
  it('has the name that the board gives it', () => {
    expect(indexOf(board).streetName('royal')).toBe('Royal St');
  });

  it('is called what it is in the language of the reader where it is an edge of the map', () => {
    expect(indexOf(board).streetName('edge-north')).toBe(t('fq.street.edge-north'));
    expect(t('fq.log.line', { street: indexOf(board).streetName('edge-north') })).toBe(
      'The Second Line moves along the north edge.',
    );
  });
});
