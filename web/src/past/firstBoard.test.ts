import { describe, expect, it } from 'vitest';
import type { PastGame } from '../generated/wire';
import { boardQuery, firstBoard } from './firstBoard';

const boards = ['ttr-usa', 'ttr-paris', 'french-quarter'];
const past = (game: string, imported = false): PastGame => ({ game, imported }) as PastGame;

describe('the ratings', () => {
  it('open on the board that was played last', () => {
    expect(firstBoard('', [past('french-quarter'), past('ttr-paris')], boards)).toBe('french-quarter');
  });

  it('open on the board that their address names', () => {
    expect(firstBoard('?game=ttr-paris', [past('french-quarter')], boards)).toBe('ttr-paris');
    expect(firstBoard(boardQuery('', 'ttr-paris'), [], boards)).toBe('ttr-paris');
  });

  it('open on the first board for whoever has played none that there is', () => {
    expect(firstBoard('', [], boards)).toBe('ttr-usa');
    expect(firstBoard('?game=gone', [past('gone-too')], boards)).toBe('ttr-usa');
  });

  it('prefer a game that was played here to one that was brought along', () => {
    expect(firstBoard('', [past('french-quarter', true), past('ttr-paris')], boards)).toBe('ttr-paris');
    expect(firstBoard('', [past('french-quarter', true)], boards)).toBe('french-quarter');
  });
});
