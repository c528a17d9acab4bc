import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { sampleBoard } from '../model/sampleBoard';
import type { Play } from '../play.svelte';
import CityDetail from './CityDetail.svelte';

/** What is told of a free city where stations are built. */
function told(you: number | null, stations: number): string {
  const index = sampleBoard();
  const play = {
    you,
    index: { ...index, cityName: () => 'Middle', board: { ...index.board, stationCosts: [1, 2, 3] } },
    view: { stations: {}, tickets: [], players: [{ stations }] },
    ticketMarks: new Map(),
    selectedCity: null,
    can: () => false,
    session: { refusalOf: () => undefined, askWhyNot: () => {} },
  } as unknown as Play;
  return render(CityDetail, { props: { play, city: 'middle', button: false } }).body;
}

it('whoever plays is told what a station costs, or that none is left', () => {
  expect(told(0, 3)).toMatch(/A station here costs 1 card\.[^a-z]*You have 3 stations left\./);
  expect(told(0, 0)).toContain('You have no stations left to build.');
});

it('whoever watches has no stations to be told of', () => {
  expect(told(null, 3)).not.toMatch(/station|<svg/);
});
