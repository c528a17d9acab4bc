import { describe, expect, it } from 'vitest';
import type { TtrEvent, TtrView } from '../../../generated/wire';
import type { TableSession } from '../../../table/session.svelte';
import { everything } from '../../../words/spectators';
import { Play } from '../play.svelte';
import { sampleBoard } from './sampleBoard';
import { ticketState, type TicketState } from './ticketState';

/** What is told of a ticket of seat 0 that needs 4 vehicles. */
function told(
  observer: number,
  vehicles: number,
  owners: Readonly<Record<string, number>> = {},
  stations: Readonly<Record<string, number>> = {},
): string {
  return stateOf(observer, vehicles, owners, stations).words;
}

function stateOf(
  observer: number,
  vehicles: number,
  owners: Readonly<Record<string, number>>,
  stations: Readonly<Record<string, number>>,
): TicketState {
  const ticket = { ticket: 'north--south', completed: false };
  const players = [{ seat: 0, vehicles, stations: 0, revealed: observer === everything ? [ticket] : [] }];
  const tickets = observer === 0 ? [ticket] : [];
  const view = { observer, players, tickets, offered: [], owners, stations, closed: [] } as unknown as TtrView;
  const session = { position: { view, offers: [] }, view } as unknown as TableSession<TtrView, TtrEvent>;
  return ticketState(new Play(session, sampleBoard()), 'north--south');
}

describe('how far a ticket has come', () => {
  const joined = { 'middle--north': 0, 'middle--south': 0 };

  it('is told to its owner', () => {
    expect(told(0, 3)).toBe('4 spaces to claim; you have only 3 train cars left');
    expect(told(0, 3, joined)).toBe('Already joined by your routes');
  });

  it('is told to whoever sees all hands, too, but not as theirs', () => {
    expect(told(everything, 3)).toBe('4 spaces to claim; only 3 train cars left');
    expect(told(everything, 3, joined)).toBe('Already joined');
  });

  it('is told with what the seat’s stations may lend', () => {
    const owners = { 'middle--north': 0, 'middle--south': 1 };
    expect(told(0, 9, owners)).toBe('Cut off: no free way is left');
    expect(told(0, 9, owners, { south: 0 })).toBe('Joined, if your station lends a route');
    expect(told(everything, 9, owners, { south: 0 })).toBe('Joined, if a station lends a route');
    expect(told(0, 9, { 'middle--south': 1 }, { south: 0 })).toBe(
      '1 space still to claim, of 4 in all, if your station lends a route',
    );
    expect(told(0, 9, { 'middle--north': 1, 'middle--south': 1 }, { north: 0, south: 0 })).toBe(
      'Joined, if 2 of your stations lend a route each',
    );
  });

  it('isn’t said to be completed by what a station may lend', () => {
    const owners = { 'middle--north': 0, 'middle--south': 1 };
    expect(stateOf(0, 9, owners, { south: 0 })).toMatchObject({
      kind: 'open',
      part: 1,
      trail: ['middle--north', 'middle--south'],
    });
  });
});
