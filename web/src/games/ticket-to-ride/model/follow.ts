import type { CardKind, PlayerView, TtrEvent, TtrView } from '../../../generated/wire';

type Cards = Readonly<Partial<Record<CardKind, number>>>;

/**
 * What is shown after an event was seen. Bookkeeping for the eye alone: it adds and takes what the event says, and the
 * position that the server sent replaces it as soon as all events are seen.
 */
export function follow(view: TtrView, event: TtrEvent): TtrView {
  switch (event.type) {
    case 'firstSeatChosen':
      return { ...view, first: event.seat };
    case 'cardDealt':
    case 'deckCardDrawn':
      return gained({ ...view, deck: Math.max(0, view.deck - 1) }, event.seat, event.card);
    case 'marketFilled':
      return { ...withSlot(view, event.slot, event.card), deck: Math.max(0, view.deck - 1) };
    case 'marketFlushed':
      return { ...view, market: view.market.map(() => null) };
    case 'marketCardTaken':
      return gained(withSlot(view, event.slot, null), event.seat, event.card);
    case 'deckReshuffled':
      return { ...view, deck: event.cards, discards: {} };
    case 'ticketsOffered':
      return offered(view, event.seat, event.count, event.tickets);
    case 'ticketsKept':
      return kept(view, event.seat, event.kept, event.returned, event.tickets);
    case 'routeClaimed':
      return claimed(view, event);
    case 'lastRoundStarted':
      return { ...view, turnsLeft: view.players.length };
    case 'turnStarted':
      return { ...view, actor: event.seat, phase: 'turn' };
    case 'turnPassed':
    case 'gameEnded':
      return view;
  }
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
  if (seat !== view.observer || card === null) return next;
  return { ...next, hand: plus(view.hand, card, 1) };
}

function offered(view: TtrView, seat: number, count: number, tickets: readonly string[]): TtrView {
  const next = { ...view, ticketDeck: Math.max(0, view.ticketDeck - count) };
  return seat === view.observer ? { ...next, offered: tickets } : next;
}

function kept(view: TtrView, seat: number, count: number, returned: number, tickets: readonly string[]): TtrView {
  const next = withPlayer(view, seat, (player) => ({ tickets: player.tickets + count }));
  const deck = { ...next, ticketDeck: view.ticketDeck + returned };
  if (seat !== view.observer) return deck;
  const added = tickets.map((ticket) => ({ ticket, completed: false }));
  return { ...deck, offered: [], keepAtLeast: 0, tickets: [...view.tickets, ...added] };
}

function claimed(view: TtrView, event: Extract<TtrEvent, { type: 'routeClaimed' }>): TtrView {
  const cards = event.colored + event.wilds;
  const next = withPlayer(view, event.seat, (player) => ({
    score: player.score + event.points,
    cards: player.cards - cards,
    vehicles: player.vehicles - cards,
  }));
  const owners = { ...view.owners, [event.route]: event.seat };
  if (event.seat !== view.observer) return { ...next, owners };
  const hand = plus(plus(view.hand, event.color, -event.colored), 'wild', -event.wilds);
  return { ...next, owners, hand };
}

function plus(cards: Cards, kind: CardKind, count: number): Cards {
  const { [kind]: old = 0, ...others } = cards;
  return old + count > 0 ? { ...others, [kind]: old + count } : others;
}
