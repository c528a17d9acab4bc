import { expect, it } from 'vitest';
import type { BoardIndex } from './boardIndex';
import { citiesAt, placeOf } from './placeOf';

const index = { routes: new Map([['a--b', { from: 'a', to: 'b' }]]) } as unknown as BoardIndex;

it('an action is made on the map, at a card or at a deck', () => {
  expect(placeOf({ type: 'claimRoute', route: 'a--b', color: 'red', colored: 2, wilds: 0 })).toBe('route:a--b');
  expect(placeOf({ type: 'drawFromMarket', card: 'red' })).toBe('market:red');
  expect(placeOf({ type: 'drawFromDeck' })).toBe('deck');
  expect(placeOf({ type: 'pass' })).toBeNull();
});

it('what lies on the map has its cities', () => {
  expect(citiesAt('route:a--b', index)).toEqual(['a', 'b']);
  expect(citiesAt('city:c', index)).toEqual(['c']);
  expect(citiesAt('market:red', index)).toEqual([]);
});
