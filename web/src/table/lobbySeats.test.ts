import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Me, SeatInfo, TableInfo } from '../generated/wire';
import LobbySeats from './LobbySeats.svelte';

const nothing = (): Promise<void> => Promise.resolve();

const table = {
  id: 't1',
  seats: [
    { seat: 0, kind: 'person', name: 'Ana', bot: '', owner: null },
    { seat: 1, kind: 'free', name: '', bot: '', owner: null },
  ] as unknown as SeatInfo[],
  you: 0,
  host: true,
  hostSeat: 0,
} as unknown as TableInfo;

const { body } = render(LobbySeats, {
  props: {
    table,
    me: { name: 'Ana', chosen: true, handle: null, companions: [] } as unknown as Me,
    people: [],
    levels: [],
    sit: nothing,
    joined: () => undefined,
    hear: nothing,
    failed: () => undefined,
  },
});

describe('a free seat', () => {
  it('is given to a bot by buttons alone: a list would do so while one looks through it', () => {
    expect(body).toContain('Add a bot…');
    expect(body).not.toContain('<select');
  });
});
