import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Play } from '../play.svelte';
import Seats from './Seats.svelte';

/** What is read aloud where somebody has just one of each thing, and 45 vehicles. */
function said(totals: readonly number[] | null = null): string {
  const play = {
    session: { table: { you: 0, seats: [{ seat: 0, kind: 'person', name: 'Ana', present: true }], time: { type: 'none' } } },
    index: { board: { vehicles: [{ id: 'train', count: 45 }], stationCosts: [1], flagColors: [] } },
    view: { phase: 'turn', actor: 0, players: [{ seat: 0, vehiclesByKind: [45], score: 1, cards: 1, tickets: 1, stations: 1, flag: [] }] },
  } as unknown as Play;
  const seen = render(Seats, { props: { play, totals } }).body.replace(/<!--.*?-->/g, '');
  const hidden = /<span[^>]*aria-hidden="true"[^>]*>(?:[^<]|<span[^>]*>(?:[^<]|<span[^>]*>[^<]*<\/span>)*<\/span>)*<\/span>/g;
  return seen.replace(hidden, '').replace(/<[^>]*>/g, ' ');
}

it('how many vehicles somebody has left is said once', () => {
  expect(said().match(/45/g)).toHaveLength(1);
  expect(said()).toContain('45 train cars left');
});

it('one of a thing is said to be one', () => {
  for (const one of ['1 point', '1 card in hand', '1 ticket', '1 station to build']) expect(said()).toMatch(new RegExp(`${one}\\b`));
  expect(said().match(/1/g)).toHaveLength(4);
});

it('while it is counted how a game ended, nobody’s final points are told before', () => {
  expect(said([0])).toContain('0 points');
  expect(said([0])).not.toContain('1 point ');
});
