import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Play } from '../play.svelte';
import Seats from './Seats.svelte';

it('how many vehicles somebody has left is said once', () => {
  const play = {
    session: { table: { you: 0, seats: [{ seat: 0, kind: 'person', name: 'Ana', present: true }], time: { type: 'none' } } },
    index: { board: { vehicles: [{ id: 'train', count: 45 }], stationCosts: [], flagColors: [] } },
    view: { phase: 'turn', actor: 0, players: [{ seat: 0, vehiclesByKind: [45], score: 0, cards: 4, tickets: 2, flag: [] }] },
  } as unknown as Play;
  const seen = render(Seats, { props: { play } }).body.replace(/<[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, '');
  const said = seen.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ');
  expect(said.match(/45/g)).toHaveLength(1);
  expect(said).toContain('45 train cars left');
});
