import type { CardKind } from '../../../generated/wire';

/** The market's slots in the order in which they lie on the table. */
export type MarketOrder = readonly number[];

/**
 * The order after the card at a place of the table was chosen. A choice names a kind of card, not a slot, and the server
 * takes the first slot that holds the kind: that one comes to lie at this place, in exchange for the one that lay there.
 * As both hold the same card, nothing is seen of it; but the card that goes is the one that was pressed.
 *
 * @param order each slot once
 * @param market what the slots hold
 */
export function chosenAt(order: MarketOrder, place: number, market: readonly (CardKind | null)[]): MarketOrder {
  const slot = order[place];
  if (slot === undefined) return order;
  const first = market.indexOf(market[slot] ?? null);
  return order.map((one) => (one === slot ? first : one === first ? slot : one));
}
