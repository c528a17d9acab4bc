import type { Tip } from '../../../tips/tip';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { turnBegins } from './moments';

/** The first tickets, and the first turns. */
export const beginning: readonly Tip<Play>[] = [
  {
    id: 'tickets',
    when: (play) => play.choosing && play.phase === 'opening-tickets',
    words: () => t('tip.tickets'),
    about: () => '[data-part="offer"]',
  },
  {
    id: 'turn',
    when: turnBegins,
    words: ({ index }) => t(index.board.stationCosts.length > 0 ? 'tip.turn.station' : 'tip.turn'),
    about: () => '[data-part="tickets"]',
  },
  {
    id: 'second',
    when: (play) => play.yourMove && play.phase === 'second-card',
    words: () => t('tip.second'),
    about: () => '[data-part="market"]',
  },
];

/** What there is to draw from. */
export const market: Tip<Play> = {
  id: 'market',
  when: (play) => turnBegins(play) && [...play.offers.keys()].some((target) => /^(deck$|market:)/.test(target)),
  words: () => t('tip.market'),
  about: () => '[data-part="market"]',
};
