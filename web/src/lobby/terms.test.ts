import { describe, expect, it } from 'vitest';
import { changedTerms, readTerms, written, type Terms } from './terms';

const plain: Terms = { time: { type: 'none' }, rated: false, spectators: { type: 'public' } };
const other: Terms = { time: { type: 'live', bank: 300_000, bonus: 10_000 }, rated: true, spectators: { type: 'public' } };

describe('what holds at a table that waits', () => {
  it('is told as far as it has changed', () => {
    expect(changedTerms(plain, plain)).toEqual([]);
    expect(changedTerms(plain, other)).toEqual(['Time: 5 min + 10 s a turn', 'Rated game']);
    expect(changedTerms(other, { ...other, rated: false })).toEqual(['Not a rated game']);
    expect(changedTerms(plain, { ...plain, spectators: { type: 'afterTurns', turns: 2 } })[0]).toContain('2 turns late');
  });

  it('is kept as a text, and what can’t be read is nothing', () => {
    expect(readTerms(written(other))).toEqual(other);
    for (const text of [null, '', '{', '{"rated":true}', '[]', '1']) expect(readTerms(text)).toBeNull();
  });
});
