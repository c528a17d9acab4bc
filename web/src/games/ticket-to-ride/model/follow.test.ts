import { describe, expect, it } from 'vitest';
import type { TtrEvent, TtrView } from '../../../generated/wire';
import { follow } from './follow';
import { sampleBoard } from './sampleBoard';

const player = {
  score: 0,
  vehicles: 45,
  vehiclesByKind: [45],
  cards: 4,
  tickets: 0,
  offered: 0,
  onOffer: [],
  known: {},
  stations: 3,
  flag: [],
  flags: 0,
  revealed: [],
};
const view: TtrView = {
  observer: 0,
  actor: 0,
  ply: 10,
  phase: 'turn',
  first: 0,
  market: ['red', 'wild', null, 'blue', 'blue'],
  deck: 90,
  discards: {},
  ticketDeck: 24,
  players: [
    { ...player, seat: 0 },
    { ...player, seat: 1 },
  ],
  hand: { red: 3, wild: 1 },
  tickets: [],
  offered: [],
  keepAtLeast: 0,
  owners: {},
  closed: [],
  stations: {},
  tunnel: null,
  turnsLeft: null,
};

const index = sampleBoard();
const route = 'middle--west';

const after = (...events: TtrEvent[]): TtrView => events.reduce((seen, event) => follow(seen, event, index), view);

describe('what is shown', () => {
  it('gains a card of one’s own', () => {
    const next = after({ type: 'deckCardDrawn', seat: 0, card: 'green' });
    expect(next.hand).toEqual({ red: 3, wild: 1, green: 1 });
    expect([next.deck, next.players[0]!.cards]).toEqual([89, 5]);
  });

  it('only counts a card of somebody else', () => {
    const next = after({ type: 'deckCardDrawn', seat: 1, card: null });
    expect(next.hand).toEqual(view.hand);
    expect(next.players.map((one) => one.cards)).toEqual([4, 5]);
  });

  it('gains and loses cards and tickets of every seat where no hand is hidden', () => {
    const all: TtrView = {
      ...view,
      observer: -4,
      hand: {},
      players: view.players.map((one) => ({ ...one, known: { red: 3, wild: 1 } })),
    };
    const events: TtrEvent[] = [
      { type: 'deckCardDrawn', seat: 1, card: 'green' },
      { type: 'ticketsKept', seat: 1, kept: 1, returned: 0, tickets: ['a'] },
      { type: 'routeClaimed', seat: 0, route, color: 'red', colored: 3, wilds: 1, points: 7 },
    ];
    const next = events.reduce((seen, event) => follow(seen, event, index), all);
    expect(next.players.map((one) => one.known)).toEqual([{}, { red: 3, wild: 1, green: 1 }]);
    expect(next.players.map((one) => one.revealed)).toEqual([[], [{ ticket: 'a', completed: false }]]);
    expect([next.hand, next.tickets]).toEqual([{}, []]);
  });

  it('has a gap in the market until it is filled', () => {
    const taken = after({ type: 'marketCardTaken', seat: 1, slot: 0, card: 'red' });
    expect(taken.market[0]).toBeNull();
    expect(follow(taken, { type: 'marketFilled', slot: 0, card: 'white' }, index).market[0]).toBe('white');
  });

  it('pays for a route and owns it', () => {
    const next = after({ type: 'routeClaimed', seat: 0, route, color: 'red', colored: 3, wilds: 1, points: 7 });
    expect(next.hand).toEqual({});
    expect(next.owners).toEqual({ [route]: 0 });
    expect(next.players[0]).toMatchObject({ score: 7, cards: 0, vehicles: 41 });
  });

  it('keeps tickets of one’s own and puts the others back', () => {
    const next = after(
      { type: 'ticketsOffered', seat: 0, count: 3, tickets: ['a', 'b', 'c'] },
      { type: 'ticketsKept', seat: 0, kept: 2, returned: 1, tickets: ['a', 'c'] },
    );
    expect(next.tickets.map((ticket) => ticket.ticket)).toEqual(['a', 'c']);
    expect([next.ticketDeck, next.offered.length, next.players[0]!.tickets]).toEqual([22, 0, 2]);
  });

  it('lays as many vehicles as the route takes, whatever a tunnel has cost besides', () => {
    const next = after({ type: 'routeClaimed', seat: 1, route, color: 'red', colored: 3, wilds: 3, points: 7 });
    expect(next.players[1]).toMatchObject({ vehicles: 41, vehiclesByKind: [41], cards: -2 });
  });

  it('turns the cards of a tunnel up one after the other, and is done with it when it is given up', () => {
    const laid: TtrEvent = { type: 'tunnelLaid', seat: 0, route, color: 'red', colored: 3, wilds: 1 };
    const turned = after(
      laid,
      { type: 'tunnelCardTurnedUp', seat: 0, card: 'red', matches: true },
      { type: 'tunnelCardTurnedUp', seat: 0, card: 'blue', matches: false },
    );
    expect(turned.tunnel).toMatchObject({ route, turnedUp: { red: 1, blue: 1 }, due: 1 });
    expect([turned.deck, turned.hand]).toEqual([88, view.hand]);
    expect(follow(turned, { type: 'tunnelGivenUp', seat: 0, route }, index).tunnel).toBeNull();
  });

  it('builds a station and pays for it', () => {
    const next = after({ type: 'stationBuilt', seat: 0, city: 'north', color: 'red', colored: 1, wilds: 0, left: 2 });
    expect(next.stations).toEqual({ north: 0 });
    expect([next.hand, next.players[0]!.stations]).toEqual([{ red: 2, wild: 1 }, 2]);
  });

  it('lays cards for a flag and counts the complete one', () => {
    const kept = after({ type: 'flagCardKept', seat: 1, card: 'blue' });
    expect(kept.players[1]!.flag).toEqual(['blue']);
    const next = follow(kept, { type: 'flagCompleted', seat: 1, points: 4 }, index);
    expect(next.players[1]).toMatchObject({ flag: [], flags: 1, score: 4 });
  });

  it('keeps secret how many tickets there are where that is secret', () => {
    const kept: TtrEvent = { type: 'ticketsKept', seat: 1, kept: null, returned: null, tickets: [] };
    const next = follow({ ...view, ticketDeck: null }, kept, index);
    expect([next.ticketDeck, next.players[1]!.tickets]).toEqual([null, null]);
  });

  it('never changes the view that it follows', () => {
    const before = structuredClone(view);
    after({ type: 'marketFlushed', cards: [] }, { type: 'turnStarted', seat: 1 });
    expect(view).toEqual(before);
  });
});
