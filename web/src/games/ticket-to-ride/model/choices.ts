import type { CardKind, Choice, ClaimRoute, KeepTickets, Offer } from '../../../generated/wire';

/** The choices behind each target. */
export function byTarget(offers: readonly Offer[]): ReadonlyMap<string, readonly Choice[]> {
  return new Map(offers.map((offer) => [offer.target, offer.choices]));
}

export interface Payment {
  readonly text: string;
  readonly claim: ClaimRoute;
}

/**
 * The ways to pay for a route, the one to suggest first: the fewest wilds, then the colour that the hand has most of,
 * since it is missed least.
 */
export function payments(
  choices: readonly Choice[],
  hand: Readonly<Partial<Record<CardKind, number>>>,
): readonly Payment[] {
  const claims = choices.flatMap((choice) =>
    choice.action.type === 'claimRoute' ? [{ text: choice.text, claim: choice.action }] : [],
  );
  return claims.sort(
    (one, other) =>
      one.claim.wilds - other.claim.wilds || (hand[other.claim.color] ?? 0) - (hand[one.claim.color] ?? 0),
  );
}

/** The cards of a payment, one by one, colour before wilds. */
export function paidCards(claim: ClaimRoute): CardKind[] {
  return [
    ...Array.from({ length: claim.colored }, () => claim.color),
    ...Array.from({ length: claim.wilds }, (): CardKind => 'wild'),
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
