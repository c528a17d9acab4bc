import type { CardKind } from '../../../generated/wire';
import { t } from '../texts/words';

/** How many cards of a kind are in a hand, and how many will be left of them: `3 → 1`; two numbers and a dash read as a score. */
export function inFigures(count: number, paid: number): string {
  return paid > 0 ? `${count}\u2009→\u2009${count - paid}` : `${count}`;
}

/** The same, to be heard: `3 red, 1 left once paid`. */
export function handWords(kind: CardKind, count: number, paid: number): string {
  const cards = t(`cards.${kind}`, { count });
  return paid > 0 ? t('hand.paying', { cards, left: count - paid }) : cards;
}
