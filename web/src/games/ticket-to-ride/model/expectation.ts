import { listed, t } from '../../../texts/texts.svelte';
import { seatName, waitedFor } from '../../../table/names';
import type { TableInfo } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { cardsInWords, oneCard } from './sentences';

/** The one action that the big button does now. */
export interface Primary {
  readonly label: string;
  readonly enabled: boolean;
  readonly run: () => void;
}

/** What is expected of the person in front of the screen, in one line of plain words. */
export function expectation(play: Play, table: TableInfo): string {
  const { phase, now } = play;
  if (phase === 'over') return t('expect.over');
  if (play.choosing) {
    return t(phase === 'opening-tickets' ? 'expect.opening' : 'expect.keep', { count: now.keepAtLeast });
  }
  if (play.yourMove) {
    if (play.offers.has('pass')) return t('expect.pass');
    return t(phase === 'second-card' ? 'expect.second' : 'expect.turn');
  }
  const names = listed(waitedFor(table).map((info) => seatName(table, info.seat)));
  if (names === '') return t('expect.wait');
  if (play.session.position?.chosenEarly) return t('expect.kept', { name: names });
  return t(phase === 'opening-tickets' ? 'expect.others' : 'expect.other', { name: names });
}

/** The primary action; null while there is nothing to do. */
export function primary(play: Play): Primary | null {
  if (!play.yourMove) return null;
  const idle = play.session.pending === null;
  if (play.choosing) {
    const count = play.now.offered.length - play.returned.length;
    return { label: t('do.keep', { count }), enabled: idle && play.keepChoice !== null, run: () => play.keep() };
  }
  const target = play.selected ?? '';
  if (play.selectedRoute !== null && play.offers.has(target)) {
    const payment = play.payments[play.payment];
    const values = {
      route: play.index.routeName(play.selectedRoute),
      cards: payment === undefined ? '' : cardsInWords(payment.claim),
    };
    return { label: t('do.claim', values), enabled: idle, run: () => play.claim() };
  }
  const chosen = play.offers.get(target)?.[0]?.action;
  if (chosen?.type === 'drawFromMarket') {
    return { label: t('do.take', { card: oneCard(chosen.card) }), enabled: idle, run: () => play.act(target) };
  }
  if (chosen?.type === 'drawTickets') {
    return { label: t('do.tickets'), enabled: idle, run: () => play.act('tickets') };
  }
  if (play.offers.has('deck')) return { label: t('do.deck'), enabled: idle, run: () => play.act('deck') };
  if (play.offers.has('pass')) return { label: t('do.pass'), enabled: idle, run: () => play.act('pass') };
  return null;
}
