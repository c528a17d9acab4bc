import { listed, t, type TextKey } from '../../../texts/texts.svelte';
import type { CardKind, ClaimRoute, TableInfo, TtrEvent } from '../../../generated/wire';
import { seatName } from '../../../table/names';
import type { BoardIndex } from './boardIndex';

/** `3 red and 1 locomotive` */
export function cardsInWords(claim: Pick<ClaimRoute, 'color' | 'colored' | 'wilds'>): string {
  const parts: string[] = [];
  if (claim.colored > 0) parts.push(t(`cards.${claim.color}`, { count: claim.colored }));
  if (claim.wilds > 0) parts.push(t('cards.wild', { count: claim.wilds }));
  return listed(parts);
}

/** A card with its article. */
export function oneCard(kind: CardKind): string {
  return t(`card.${kind}`);
}

/** An event of the family in words; null if the log passes over it. */
export function sentence(event: TtrEvent, table: TableInfo, index: BoardIndex): string | null {
  /** The sentence to whom it happened to, or about somebody else. */
  const say = (you: TextKey, other: TextKey, seat: number, values: Record<string, string | number> = {}): string =>
    t(seat === table.you ? you : other, { ...values, name: seatName(table, seat) });

  switch (event.type) {
    case 'firstSeatChosen':
      return say('log.first.you', 'log.first.other', event.seat);
    case 'marketFlushed':
      return t('log.flushed');
    case 'marketCardTaken':
      return say('log.taken.you', 'log.taken.other', event.seat, { card: oneCard(event.card) });
    case 'deckCardDrawn':
      if (event.card === null) return t('log.drawn.other', { name: seatName(table, event.seat) });
      return say('log.drawn.you', 'log.drawn.open', event.seat, { card: oneCard(event.card) });
    case 'deckReshuffled':
      return t('log.reshuffled', { count: event.cards });
    case 'ticketsKept':
      return say('log.kept.you', 'log.kept.other', event.seat, { count: event.kept });
    case 'routeClaimed':
      return say('log.claimed.you', 'log.claimed.other', event.seat, {
        route: index.routeName(event.route),
        cards: cardsInWords(event),
        count: event.points,
      });
    case 'turnPassed':
      return say('log.passed.you', 'log.passed.other', event.seat);
    case 'lastRoundStarted':
      return say('log.lastRound.you', 'log.lastRound.other', event.seat, { count: event.vehicles });
    case 'gameEnded':
      return t('log.ended');
    case 'cardDealt':
    case 'marketFilled':
    case 'ticketsOffered':
    case 'turnStarted':
      return null;
  }
}
