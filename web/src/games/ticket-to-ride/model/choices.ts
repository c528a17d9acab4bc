import type { CardKind, Choice, GameAction, Offer } from '../../../generated/wire';

/** The choices behind each target. */
export function byTarget(offers: readonly Offer[]): ReadonlyMap<string, readonly Choice[]> {
  return new Map(offers.map((offer) => [offer.target, offer.choices]));
}

/** The choices in which cards are paid. */
export type Paying = Extract<GameAction, { colored: number }>;

export interface Payment {
  readonly text: string;
  readonly cards: Paying;
}

/**
 * The ways to pay, the one to suggest first: the fewest wilds, then the colour that the hand has most of, since it is
 * missed least.
 */
export function payments(
  choices: readonly Choice[],
  hand: Readonly<Partial<Record<CardKind, number>>>,
): readonly Payment[] {
  const ways = choices.flatMap((choice) =>
    'colored' in choice.action ? [{ text: choice.text, cards: choice.action }] : [],
  );
  return ways.sort(
    (one, other) =>
      one.cards.wilds - other.cards.wilds || (hand[other.cards.color] ?? 0) - (hand[one.cards.color] ?? 0),
  );
}

/** The cards of a payment, one by one, colour before wilds. */
export function paidCards(cards: Pick<Paying, 'color' | 'colored' | 'wilds'>): CardKind[] {
  return [
    ...Array.from({ length: cards.colored }, () => cards.color),
    ...Array.from({ length: cards.wilds }, (): CardKind => 'wild'),
  ];
}

/** The choices that keep exactly these tickets: several where the others can go back in different orders. */
export function keepings(choices: readonly Choice[], kept: readonly string[]): readonly Keeping[] {
  const wanted = new Set(kept);
  return choices.flatMap(({ text, action }) =>
    action.type === 'keepTickets' && same(action.kept, wanted) ? [{ text, returned: action.returned }] : [],
  );
}

/** A way to keep some tickets. */
export interface Keeping {
  readonly text: string;
  /** The others, in the order in which they go back. */
  readonly returned: readonly string[];
}

/**
 * The choice that keeps exactly these tickets. Where the others can go back in different orders, the one in which they
 * stand; where their order means nothing the server offers one alone, and that is it. Null if there is none.
 */
export function keeping(
  choices: readonly Choice[],
  kept: readonly string[],
  returned: readonly string[],
): Keeping | null {
  const ways = keepings(choices, kept);
  if (ways.length < 2) return ways[0] ?? null;
  return ways.find((way) => way.returned.every((ticket, place) => ticket === returned[place])) ?? null;
}

function same(tickets: readonly string[], wanted: ReadonlySet<string>): boolean {
  return tickets.length === wanted.size && tickets.every((ticket) => wanted.has(ticket));
}
