import type { TtrAction, TtrEvent } from '../../../generated/wire';
import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { BoardIndex } from './boardIndex';
import { cardsInWords, oneCard } from './sentences';

/** An action in words that tell somebody to do it. */
export function actionInWords(action: TtrAction, index: BoardIndex): string {
  switch (action.type) {
    case 'drawFromDeck':
      return t('act.deck');
    case 'drawFromMarket':
      return t('act.market', { card: oneCard(action.card) });
    case 'claimRoute':
      return t('do.claim', { route: index.routeName(action.route), cards: cardsInWords(action) });
    case 'drawTickets':
      return t('do.tickets');
    case 'keepTickets':
      return t('act.keep', { tickets: listed(action.kept.map((ticket) => index.ticketName(ticket))) });
    case 'buildStation':
      return t('do.station', { city: index.cityName(action.city), cards: cardsInWords(action) });
    case 'payTunnel':
      return t('do.tunnel', { cards: cardsInWords(action) });
    case 'giveUpTunnel':
      return t('do.giveUp');
    case 'keepFlagCard':
      return t('act.flag.keep');
    case 'discardFlagCard':
      return t('act.flag.discard');
    case 'pass':
      return t('do.pass');
    case 'chooseFirst':
    case 'turnUpCard':
    case 'dealTicket':
      return '';
  }
}

/** What kind of luck an event of chance is. */
export function luck(event: TtrEvent): string {
  switch (event.type) {
    case 'firstSeatChosen':
      return t('luck.first');
    case 'cardDealt':
      return t('luck.hand');
    case 'deckCardDrawn':
      return t('luck.deck');
    case 'ticketsOffered':
      return t('luck.tickets');
    case 'tunnelCardTurnedUp':
      return t('luck.tunnel');
    default:
      return t('luck.market');
  }
}
