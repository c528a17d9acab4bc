import type {
  CardKind,
  PlayerView,
  RouteClaimed,
  StationBuilt,
  TicketsKept,
  TtrEvent,
  TtrView,
  TunnelCardTurnedUp,
} from '../../../generated/wire';
import { everything } from '../../../words/spectators';
import type { BoardIndex } from './boardIndex';

type Cards = Readonly<Partial<Record<CardKind, number>>>;

/**
 * What is shown after an event was seen. Bookkeeping for the eye alone: it adds and takes what the event says, and the
 * position that the server sent replaces it as soon as all events are seen.
 */
export function follow(view: TtrView, event: TtrEvent, index: BoardIndex): TtrView {
  switch (event.type) {
    case 'firstSeatChosen':
      return { ...view, first: event.seat };
    case 'cardDealt':
    case 'deckCardDrawn':
      return gained(withoutDeckCard(view), event.seat, event.card);
    case 'marketFilled':
      return withoutDeckCard(withSlot(view, event.slot, event.card));
    case 'marketFlushed':
      return { ...view, market: view.market.map(() => null) };
    case 'marketCardTaken':
      return gained(withSlot(view, event.slot, null), event.seat, event.card);
    case 'deckReshuffled':
      return { ...view, deck: event.cards, discards: {} };
    case 'ticketsOffered':
      return offered(view, event.seat, event.count, event.tickets);
    case 'ticketsKept':
      return kept(view, event);
    case 'routeClaimed':
      return claimed(view, event, index);
    case 'tunnelLaid':
      return { ...view, tunnel: { ...event, turnedUp: {}, due: 0 } };
    case 'tunnelCardTurnedUp':
      return turnedUp(withoutDeckCard(view), event);
    case 'tunnelGivenUp':
      return { ...view, tunnel: null };
    case 'stationBuilt':
      return built(view, event);
    case 'flagCardKept':
      return withPlayer(view, event.seat, (player) => ({ flag: [...player.flag, event.card] }));
    case 'flagCompleted':
      return withPlayer(view, event.seat, (player) => ({
        flag: [],
        flags: player.flags + 1,
        score: player.score + event.points,
      }));
    case 'lastRoundStarted':
      return { ...view, turnsLeft: view.players.length };
    case 'turnStarted':
      return { ...view, actor: event.seat, phase: 'turn' };
    case 'turnPassed':
    case 'gameEnded':
      return view;
  }
}

function withoutDeckCard(view: TtrView): TtrView {
  return { ...view, deck: Math.max(0, view.deck - 1) };
}

function withPlayer(view: TtrView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): TtrView {
  const players = view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

function withSlot(view: TtrView, slot: number, card: CardKind | null): TtrView {
  return { ...view, market: view.market.map((old, index) => (index === slot ? card : old)) };
}

function gained(view: TtrView, seat: number, card: CardKind | null): TtrView {
  const next = withPlayer(view, seat, (player) => ({ cards: player.cards + 1 }));
  if (card === null) return next;
  if (view.observer === everything) return withKnown(next, seat, (known) => plus(known, card, 1));
  if (seat !== view.observer) return next;
  return { ...next, hand: plus(view.hand, card, 1) };
}

function offered(view: TtrView, seat: number, count: number, tickets: readonly string[]): TtrView {
  const left = view.ticketDeck === null ? null : Math.max(0, view.ticketDeck - count);
  const onOffer = view.observer === everything ? tickets : [];
  const next = { ...withPlayer(view, seat, () => ({ offered: count, onOffer })), ticketDeck: left };
  return seat === view.observer ? { ...next, offered: tickets } : next;
}

function kept(view: TtrView, { seat, kept: count, returned, tickets }: TicketsKept): TtrView {
  const next = withPlayer(view, seat, (player) => ({ tickets: sum(player.tickets, count), offered: 0, onOffer: [] }));
  const deck = { ...next, ticketDeck: sum(view.ticketDeck, returned) };
  const added = tickets.map((ticket) => ({ ticket, completed: false }));
  if (view.observer === everything) {
    return withPlayer(deck, seat, (player) => ({ revealed: [...player.revealed, ...added] }));
  }
  if (seat !== view.observer) return deck;
  return { ...deck, offered: [], keepAtLeast: 0, tickets: [...view.tickets, ...added] };
}

/** A sum that is secret as soon as one of its parts is. */
function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

function claimed(view: TtrView, event: RouteClaimed, index: BoardIndex): TtrView {
  const route = index.routes.get(event.route);
  const laid = route?.vehicles ?? 0;
  const kind = index.kindOf(route?.vehicle ?? '');
  const next = withPlayer(paid(view, event), event.seat, (player) => ({
    score: player.score + event.points,
    vehicles: player.vehicles - laid,
    vehiclesByKind: player.vehiclesByKind.map((left, place) => (place === kind ? left - laid : left)),
  }));
  return { ...next, tunnel: null, owners: { ...view.owners, [event.route]: event.seat } };
}

function turnedUp(view: TtrView, { card, matches }: TunnelCardTurnedUp): TtrView {
  if (view.tunnel === null) return view;
  const { tunnel } = view;
  return {
    ...view,
    tunnel: { ...tunnel, turnedUp: plus(tunnel.turnedUp, card, 1), due: tunnel.due + (matches ? 1 : 0) },
  };
}

function built(view: TtrView, event: StationBuilt): TtrView {
  const next = withPlayer(paid(view, event), event.seat, () => ({ stations: event.left }));
  return { ...next, stations: { ...view.stations, [event.city]: event.seat } };
}

/** Cards leave a hand: everybody sees how many, its owner which. */
function paid(view: TtrView, event: RouteClaimed | StationBuilt): TtrView {
  const next = withPlayer(view, event.seat, (player) => ({ cards: player.cards - event.colored - event.wilds }));
  const less = (cards: Cards): Cards => plus(plus(cards, event.color, -event.colored), 'wild', -event.wilds);
  if (view.observer === everything) return withKnown(next, event.seat, less);
  if (event.seat !== view.observer) return next;
  return { ...next, hand: less(view.hand) };
}

/** What is seen of a seat's hand by whoever sees all of them. */
function withKnown(view: TtrView, seat: number, change: (known: Cards) => Cards): TtrView {
  return withPlayer(view, seat, (player) => ({ known: change(player.known) }));
}

function plus(cards: Cards, kind: CardKind, count: number): Cards {
  const { [kind]: old = 0, ...others } = cards;
  return old + count > 0 ? { ...others, [kind]: old + count } : others;
}
