import { describe, expect, it } from 'vitest';
import type { TtrEvent, TtrView } from '../../../generated/wire';
import { follow } from './follow';

const player = { score: 0, vehicles: 45, cards: 4, tickets: 0, known: {}, revealed: [] };
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
  turnsLeft: null,
};

const after = (...events: TtrEvent[]): TtrView => events.reduce(follow, view);

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

  it('has a gap in the market until it is filled', () => {
    const taken = after({ type: 'marketCardTaken', seat: 1, slot: 0, card: 'red' });
    expect(taken.market[0]).toBeNull();
    expect(follow(taken, { type: 'marketFilled', slot: 0, card: 'white' }).market[0]).toBe('white');
  });

  it('pays for a route and owns it', () => {
    const next = after({ type: 'routeClaimed', seat: 0, route: 'r', color: 'red', colored: 3, wilds: 1, points: 7 });
    expect(next.hand).toEqual({});
    expect(next.owners).toEqual({ r: 0 });
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

  it('never changes the view that it follows', () => {
    const before = structuredClone(view);
    after({ type: 'marketFlushed', cards: [] }, { type: 'turnStarted', seat: 1 });
    expect(view).toEqual(before);
  });
});
