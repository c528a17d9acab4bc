import { expect, it } from 'vitest';
import { turnedUp } from './sentences';

const filled = { type: 'marketFilled', slot: 2, card: 'black' } as const;

it('the card in the place of one that was taken is said aloud, those of a new market aren’t', () => {
  expect(turnedUp(filled, { type: 'marketCardTaken', seat: 1 })).toBe('Turned up in its place: a black card.');
  expect(turnedUp(filled, filled)).toBeNull();
  expect(turnedUp(filled, { type: 'marketFlushed' })).toBeNull();
  expect(turnedUp(filled, null)).toBeNull();
  expect(turnedUp({ type: 'turnStarted', seat: 1 }, { type: 'marketCardTaken', seat: 1 })).toBeNull();
});
