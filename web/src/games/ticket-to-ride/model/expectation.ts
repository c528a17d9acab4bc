import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { Asked } from '../../../show/aloud.svelte';
import { standsStill } from '../../../company/company';
import { lastPress } from '../../../ui/lastPress';
import { seatName, waitedFor } from '../../../words/names';
import type { CardKind, TableInfo } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { cardsInWords, oneCard } from './sentences';

/** The target of giving up the tunnel that is being paid for. */
const giveUp = 'tunnel:give-up';

/** The one action that the big button does now. */
export interface Primary {
  readonly label: string;
  readonly enabled: boolean;
  readonly run: () => void;
}

/** What is expected of the person in front of the screen, in one line of plain words. */
export function expectation(play: Play, table: TableInfo): string {
  const { phase, now } = play;
  if (table.status === 'unfinished') return t('expect.over');
  // The last turns are still to be seen when the server has long counted.
  if (phase === 'over') return play.session.present ? t('expect.over') : watching(play, table);
  if (play.choosing) {
    return t(phase === 'opening-tickets' ? 'expect.opening' : 'expect.keep', { count: now.keepAtLeast });
  }
  if (play.yourMove) {
    if (play.offers.has('pass')) return t('expect.pass');
    if (phase === 'tunnel-payment') return tunnelWords(play);
    if (phase === 'flag-card') return t('expect.flag', { card: oneCard(flagCard(play)) });
    if (phase === 'second-card') return t('expect.second');
    return t(play.canBuild ? 'expect.turn.station' : 'expect.turn');
  }
  if (!play.session.present) return watching(play, table);
  const names = listed(waitedFor(table).map((info) => seatName(table, info.seat)));
  if (names === '') return t(standsStill(table) ? 'company.standing' : 'expect.wait');
  // What a bot has chosen for them isn't theirs.
  const own = table.you === null ? undefined : table.seats[table.you];
  if (play.session.position?.chosenEarly && own?.substitute === null) return t('expect.kept', { name: names });
  return t(phase === 'opening-tickets' ? 'expect.others' : 'expect.other', { name: names });
}

/** The same as it is said aloud. */
export function asked(play: Play, table: TableInfo): Asked {
  return {
    words: expectation(play, table),
    turn: play.phase === 'turn' && !play.offers.has('pass'),
    chosen: chosenAloud(play),
  };
}

/**
 * What was chosen on the map or among the decks, and how it is done then: with the cards that are suggested, since other
 * ways to pay say themselves what they are. Without the keys it is done by the big button, whose words are said.
 */
function chosenAloud({ selected, offers, payments, index }: Play): string {
  const action = offers.get(selected ?? '')?.[0]?.action;
  if (action?.type === 'drawTickets') return t('chosen.tickets');
  const [first] = payments;
  if (first === undefined) return '';
  const [kind, place] =
    action?.type === 'claimRoute'
      ? (['claim', { route: index.routeName(action.route) }] as const)
      : action?.type === 'buildStation'
        ? (['station', { city: index.cityName(action.city) }] as const)
        : [null, {}];
  if (kind === null) return '';
  const values = { ...place, cards: cardsInWords(first.cards) };
  const done = lastPress.byKeys ? t(`chosen.${kind}`, values) : `${t(`do.${kind}`, values)}.`;
  return payments.length > 1 ? `${done} ${t('chosen.ways', { count: payments.length })}` : done;
}

/** Whose turn is on show, while what happened is still being shown. */
function watching({ view, you }: Play, table: TableInfo): string {
  if (view.actor < 0 || view.actor === you) return t('expect.watch');
  return t('expect.other', { name: seatName(table, view.actor) });
}

function tunnelWords(play: Play): string {
  if (!play.tunnelSeen) return t('expect.tunnel.turning');
  const count = play.now.tunnel?.due ?? 0;
  return t(play.payments.length > 0 ? 'expect.tunnel.due' : 'expect.tunnel.short', { count });
}

/** The card that may be laid for the flag: of the colour with which the route was just paid. */
export function flagCard(play: Play): CardKind {
  const claim = play.session.log.findLast((logged) => logged.event.type === 'routeClaimed')?.event;
  return claim?.type === 'routeClaimed' ? claim.color : 'wild';
}

/**
 * The primary action; null while nothing is chosen that could be done.
 *
 * @param brief whether the words leave out what was chosen on the map
 */
export function primary(play: Play, brief = false): Primary | null {
  if (!play.yourMove) return null;
  return decision(play) ?? chosen(play, brief) ?? passing(play);
}

/** The other way out of a decision, where there is one beside the big button. */
export function secondary(play: Play): Primary | null {
  const alone = play.offers.has(giveUp) && (play.payments.length === 0 || !play.tunnelSeen);
  return alone ? null : wayOut(play);
}

/** What a decision is turned down with: giving up the tunnel, or keeping no card for the flag; null if nothing is. */
export function wayOut(play: Play): Primary | null {
  if (!play.yourMove) return null;
  const enabled = play.session.pending === null;
  if (play.offers.has(giveUp)) {
    return { label: t('do.giveUp'), enabled: enabled && play.tunnelSeen, run: () => play.act(giveUp) };
  }
  if (play.offers.has('flag:discard')) {
    return { label: t('do.flag.discard'), enabled, run: () => play.act('flag:discard') };
  }
  return null;
}

/** What must be decided before the turn goes on. */
function decision(play: Play): Primary | null {
  const enabled = play.session.pending === null;
  if (play.choosing) {
    const { missing } = play;
    if (missing > 0) {
      const label = t(play.kept.length === 0 ? 'do.keep.least' : 'do.keep.more', { count: missing });
      return { label, enabled: false, run: () => {} };
    }
    const label = t('do.keep', { count: play.kept.length });
    return { label, enabled: enabled && play.keepChoice !== null, run: () => play.keep() };
  }
  if (play.offers.has('flag:keep')) {
    return { label: t('do.flag.keep'), enabled, run: () => play.act('flag:keep') };
  }
  if (!play.offers.has(giveUp)) return null;
  const payment = play.chosenPayment;
  if (payment === null) return wayOut(play);
  const ready = enabled && play.tunnelSeen;
  return { label: t('do.tunnel', { cards: cardsInWords(payment.cards) }), enabled: ready, run: () => play.pay() };
}

/** What was pointed at. */
function chosen(play: Play, brief: boolean): Primary | null {
  const enabled = play.session.pending === null;
  const target = play.selected ?? '';
  const action = play.offers.get(target)?.[0]?.action;
  const cards = play.chosenPayment === null ? '' : cardsInWords(play.chosenPayment.cards);
  switch (action?.type) {
    case 'claimRoute': {
      const route = play.index.routeName(action.route);
      return { label: brief ? t('do.claimFor', { cards }) : t('do.claim', { route, cards }), enabled, run: () => play.pay() };
    }
    case 'buildStation': {
      const city = play.index.cityName(action.city);
      return { label: t('do.station', { city, cards }), enabled, run: () => play.pay() };
    }
    case 'drawTickets':
      return { label: t('do.tickets'), enabled, run: () => play.act('tickets') };
    default:
      return null;
  }
}

/** All that is left to do, if it is. */
function passing(play: Play): Primary | null {
  if (!play.offers.has('pass')) return null;
  return { label: t('do.pass'), enabled: play.session.pending === null, run: () => play.act('pass') };
}
