import { listed } from '../../../texts/texts.svelte';
import { t, type TextKey } from '../texts/words';
import type { CardKind, TableInfo, TtrEvent } from '../../../generated/wire';
import type { Happening } from '../../../show/happening';
import { seatName } from '../../../words/names';
import type { BoardIndex } from './boardIndex';
import type { Paying } from './choices';
import { vehiclesInWords } from './vehicleWords';

/** `3 red and 1 wild` */
export function cardsInWords(claim: Pick<Paying, 'color' | 'colored' | 'wilds'>): string {
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
      if (event.kept === null) return t('log.kept.secret', { name: seatName(table, event.seat) });
      return say('log.kept.you', 'log.kept.other', event.seat, { count: event.kept });
    case 'routeClaimed':
      return say('log.claimed.you', 'log.claimed.other', event.seat, {
        route: index.routeName(event.route),
        cards: cardsInWords(event),
        count: event.points,
      });
    case 'tunnelLaid':
      return say('log.tunnel.you', 'log.tunnel.other', event.seat, {
        route: index.routeName(event.route),
        cards: cardsInWords(event),
      });
    case 'tunnelCardTurnedUp':
      return t(event.matches ? 'log.turnedUp.matches' : 'log.turnedUp', { card: oneCard(event.card) });
    case 'tunnelGivenUp':
      return say('log.givenUp.you', 'log.givenUp.other', event.seat, { route: index.routeName(event.route) });
    case 'stationBuilt':
      return say('log.station.you', 'log.station.other', event.seat, {
        city: index.cityName(event.city),
        cards: cardsInWords(event),
      });
    case 'flagCardKept':
      return say('log.flagCard.you', 'log.flagCard.other', event.seat, { card: oneCard(event.card) });
    case 'flagCompleted':
      return say('log.flag.you', 'log.flag.other', event.seat, { count: event.points });
    case 'turnPassed':
      return say('log.passed.you', 'log.passed.other', event.seat);
    case 'lastRoundStarted':
      return say('log.lastRound.you', 'log.lastRound.other', event.seat, {
        vehicles: vehiclesInWords(index.board, event.vehicles),
      });
    case 'gameEnded':
      return t('log.ended');
    case 'cardDealt':
    case 'marketFilled':
    case 'ticketsOffered':
    case 'turnStarted':
      return null;
  }
}

/**
 * The card that takes the place of one that was taken from the market, said aloud: it is seen, but in no line of the log.
 * When the whole market is laid anew, five of them would say nothing that anybody keeps in mind.
 */
export function turnedUp(event: TtrEvent, before: Happening | null): string | null {
  if (event.type !== 'marketFilled' || before?.type !== 'marketCardTaken') return null;
  return t('aloud.marketFilled', { card: oneCard(event.card) });
}
