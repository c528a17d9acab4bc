import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Me, SeatInfo, TableInfo } from '../generated/wire';
import LobbySeats from './LobbySeats.svelte';

const nothing = (): Promise<void> => Promise.resolve();

const table = {
  id: 't1',
  seats: [
    { seat: 0, paint: 'green', kind: 'person', name: 'Ana', bot: '', owner: null },
    { seat: 1, paint: 'red', kind: 'free', name: '', bot: '', owner: null },
  ] as unknown as SeatInfo[],
  you: 0,
  host: true,
  hostSeat: 0,
} as unknown as TableInfo;

/** What is seen by somebody whose name is theirs, or was given to them. */
function seen(at: TableInfo, name: string, chosen: boolean, handle: string | null = null): string {
  return render(LobbySeats, {
    props: {
      table: at,
      me: { name, chosen, handle, companions: [] } as unknown as Me,
      people: [],
      levels: [],
      sit: nothing,
      joined: () => undefined,
      hear: nothing,
      failed: () => undefined,
    },
  }).body;
}

const body = seen(table, 'Ana', true);

describe('a free seat', () => {
  it('is given to a bot by buttons alone: a list would do so while one looks through it', () => {
    expect(body).toContain('Add a bot…');
    expect(body).not.toContain('<select');
  });
});

describe('a name that was given', () => {
  it('is the one that whoever comes sits down with, unless they type another one', () => {
    const guest = { ...table, you: null, host: false } as TableInfo;
    expect(seen(guest, 'Andén 354', false)).toMatch(/<input[^>]* placeholder="Andén 354"/);
  });

  it('is told at the own seat, where it can be changed, and isn’t asked for there', () => {
    const own = seen(table, 'Ana', false);
    expect(own).toContain('Change name');
    expect(own).not.toContain('placeholder=');
  });

  it('isn’t offered to be changed where it was chosen', () => {
    expect(body).not.toContain('Change name');
  });
});

describe('whoever follows a link without being signed in', () => {
  const arriving = { ...table, you: null, host: false } as TableInfo;
  const way = 'href="/account?sign-in&amp;to=%2Ftables%2Ft1"';

  it('may have an account: beside the name they sign in, and come back to the table', () => {
    expect(seen(arriving, 'Andén 354', false)).toContain(way);
  });

  it('isn’t asked once they sit, nor where they have signed in', () => {
    expect(body).not.toContain('sign-in');
    expect(seen(arriving, 'Ana', true, 'ana')).not.toContain('sign-in');
  });
});

describe('the colour of a seat', () => {
  const bea = { seat: 1, paint: 'red', kind: 'person', name: 'Bea', bot: '', owner: null } as SeatInfo;

  it('is chosen at the own one, where those that others have are shown as theirs', () => {
    const both = { ...table, seats: [table.seats[0]!, bea] } as TableInfo;
    const html = seen(both, 'Ana', true);
    expect(html).toContain('Your colour</legend>');
    expect(html).toMatch(/aria-label="red, taken by Bea"/);
    expect(html).toContain('aria-label="Colour: red"');
    expect(html).not.toContain('data-paint-button');
  });

  it('is chosen by the host at a free one', () => {
    expect(body).toContain('aria-label="Change the colour of player 2 (red)"');
    expect(seen({ ...table, host: false } as TableInfo, 'Ana', true)).not.toContain('data-paint-button');
  });
});
