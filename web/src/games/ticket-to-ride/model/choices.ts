import type { CardKind, Choice, GameAction, KeepTickets, Offer } from '../../../generated/wire';

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

/** The choice that keeps exactly these tickets and returns the others in exactly this order; null if there is none. */
export function keeping(
  choices: readonly Choice[],
  kept: readonly string[],
  returned: readonly string[],
): Choice | null {
  const wanted = new Set(kept);
  const fits = ({ action }: Choice): boolean => action.type === 'keepTickets' && same(action, wanted, returned);
  return choices.find(fits) ?? null;
}

function same(action: KeepTickets, kept: ReadonlySet<string>, returned: readonly string[]): boolean {
  return (
    action.kept.length === kept.size &&
    action.kept.every((ticket) => kept.has(ticket)) &&
    action.returned.length === returned.length &&
    action.returned.every((ticket, index) => ticket === returned[index])
  );
}
