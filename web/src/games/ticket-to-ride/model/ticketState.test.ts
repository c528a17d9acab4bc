import { describe, expect, it } from 'vitest';
import type { TtrEvent, TtrView } from '../../../generated/wire';
import type { TableSession } from '../../../table/session.svelte';
import { everything } from '../../../words/spectators';
import { Play } from '../play.svelte';
import { indexBoard, type BoardIndex } from './boardIndex';
import { sampleBoard } from './sampleBoard';
import { ticketState, type TicketState } from './ticketState';

/** The sample board with a tram route of one space, and one of three for which a subway car is enough. */
function tramsAndSubway(): BoardIndex {
  const { board } = sampleBoard();
  const kind = { count: 10, points: {} };
  return indexBoard({
    ...board,
    vehicles: [
      { ...kind, id: 'tram', onEachSpace: true },
      { ...kind, id: 'subway', onEachSpace: false },
    ],
    routes: board.routes.map((route) =>
      route.to === 'south' ? { ...route, vehicle: 'subway', vehicles: 1 } : { ...route, vehicle: 'tram' },
    ),
  });
}

/**
 * What is told of a ticket of seat 0 that needs 4 vehicles.
 *
 * @param vehicles that the seat has left, of each kind
 */
function told(
  observer: number,
  vehicles: number | readonly number[],
  owners: Readonly<Record<string, number>> = {},
  stations: Readonly<Record<string, number>> = {},
): string {
  return stateOf(observer, [vehicles].flat(), owners, stations).words;
}

function stateOf(
  observer: number,
  vehicles: readonly number[],
  owners: Readonly<Record<string, number>>,
  stations: Readonly<Record<string, number>>,
): TicketState {
  const ticket = { ticket: 'north--south', completed: false };
  const players = [{ seat: 0, vehiclesByKind: vehicles, stations: 0, revealed: observer === everything ? [ticket] : [] }];
  const tickets = observer === 0 ? [ticket] : [];
  const view = { observer, players, tickets, offered: [], owners, stations, closed: [] } as unknown as TtrView;
  const session = { position: { view, offers: [] }, view } as unknown as TableSession<TtrView, TtrEvent>;
  return ticketState(new Play(session, vehicles.length > 1 ? tramsAndSubway() : sampleBoard()), 'north--south');
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
    expect(stateOf(0, [9], owners, { south: 0 })).toMatchObject({
      kind: 'open',
      part: 1,
      trail: ['middle--north', 'middle--south'],
    });
  });

  it('warns of each kind of vehicle of which there are too few', () => {
    expect(told(0, [1, 1])).toBe('4 cards to go');
    expect(told(0, [0, 5])).toBe('4 cards to go; you have only 0 trams left');
    expect(told(0, [11, 0])).toBe('4 cards to go; you have only 0 subway cars left');
    expect(told(0, [0, 0])).toBe('4 cards to go; you have only 0 trams and 0 subway cars left');
    expect(told(0, [0, 5], { 'middle--north': 0 })).toBe('3 cards to go, of 4 in all');
  });
});
