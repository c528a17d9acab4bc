import { expect, it } from 'vitest';
import type { Play } from '../play.svelte';
import { explanation } from './explanation';

/** A card of each of two seats; Ana's sheets have one of her goals, Bea's two of hers and three of Ana's. */
function play(seat: number, open: boolean): Play {
  const card = (id: string, ...buildings: readonly string[]): object => ({ id, buildings, values: 'any' });
  const values = (...buildings: readonly string[]): object => Object.fromEntries(buildings.map((id) => [id, '3']));
  const sheets = [
    { values: values('a'), revealed: open ? 'anas' : null },
    { values: values('a', 'b', 'c', 'e', 'f'), revealed: open ? 'beas' : null },
  ];
  const board = { vacationCards: [card('anas', 'a', 'b', 'c', 'd'), card('beas', 'e', 'f', 'g', 'h')], scores: { vacation: 8 } };
  return {
    seat,
    you: 0,
    view: { vacation: 'anas', sheets },
    sheet: sheets[seat],
    index: { board, building: (id: string) => ({ name: id.toUpperCase() }) },
    refusalOf: () => undefined,
  } as unknown as Play;
}

const told = (thing: string, seat: number, open = false): string =>
  (explanation(thing, play(seat, open))?.lines ?? []).map(({ text }) => text).join(' ');

it('one’s own vacation is counted on one’s own sheets, whosever are on show', () => {
  expect(told('vacation', 0)).toContain('Mapped so far: 1 of 4.');
  expect(told('vacation', 1)).toContain('Mapped so far: 1 of 4.');
});

it('the goals on a map are those of whose map it is', () => {
  expect(told('goal', 0)).toContain('Mapped so far: 1 of 4.');
  const beas = told('goal', 1, true);
  expect(beas).toContain('E, F, G and H');
  expect(beas).toContain('Mapped so far: 2 of 4.');
});

it('nobody else sees it until all cards are open', () => {
  expect(told('vacation', 0)).toContain('Nobody else sees it.');
  expect(told('vacation', 0, true)).not.toContain('Nobody else sees it.');
  expect(told('goal', 1, true)).not.toContain('Nobody else sees it.');
});
