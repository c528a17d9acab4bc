import type { RowCardView, Transport } from '../../../generated/wire';
import { anyOf } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import { notedValue } from '../model/noted';
import type { Play } from '../play.svelte';
import { plain, shortLine, type Line } from './lines';

/** What a card of the row gives: its icons, and how far it goes. */
export function cardLines(play: Play, transport: Transport): readonly Line[] {
  const card = play.view.row.find((one) => one.transport === transport);
  // Before the round begins there is no die to take, but nobody has taken any.
  const taken = card?.card !== null && card?.dice.length === 0;
  return [
    ...(taken ? [plain(t('fq.explain.card.taken'))] : []),
    ...gives(play, transport, t('fq.explain.card')),
    ...reach(play, transport),
  ];
}

export function dieLines(play: Play, transport: Transport, value: number): readonly Line[] {
  return [
    plain(t(notedValue(play) === value ? 'fq.explain.die.noted' : 'fq.explain.die', { value })),
    ...gives(play, transport, t('fq.explain.die.gives')),
    ...reach(play, transport),
  ];
}

/** The icons of the card that lies open, with what comes before them. */
function gives(play: Play, transport: Transport, before: string): readonly Line[] {
  const { index, view } = play;
  const open = view.row.find((card) => card.transport === transport)?.card ?? null;
  if (open === null) return [plain(t('fq.explain.card.empty'))];
  return [plain(before), ...index.card(open).icons.map((icon) => shortLine(icon, play))];
}

export function mayorLines({ view, index }: Play): readonly Line[] {
  const closed = view.mayorCard?.closed ?? null;
  return [
    plain(t('fq.explain.mayor')),
    plain(closed === null ? t('fq.mayor.open') : t('fq.mayor.closed', { street: index.streetName(closed) })),
    ...(view.sheets.length === 1 ? [plain(t('fq.explain.mayor.solo'))] : []),
  ];
}

/** How far the tourist goes with a card; and with which one the Second Line moves. */
function reach(play: Play, transport: Transport): readonly Line[] {
  const { view } = play;
  const card = view.row.find((one) => one.transport === transport);
  if (card === undefined) return [];
  const { spaces } = card;
  const way =
    spaces === 0
      ? ride(play, card)
      : t(spaces === 2 ? 'fq.explain.card.reach.two' : 'fq.explain.card.reach', { count: spaces });
  const line = view.sheets.length === 1 ? 'fq.explain.card.line.solo' : 'fq.explain.card.line';
  return [plain(way), ...(transport === 'socialize' ? [plain(t(line))] : [])];
}

/** Along which streets a card leads, as far as none of them is closed. */
function ride({ index, view }: Play, { transport, closure }: RowCardView): string {
  const streets = anyOf(index.transport(transport).streets.map(index.streetName));
  if (closure === 'none') return t('fq.explain.card.street', { streets });
  const closed = index.streetName(view.mayorCard?.closed ?? '');
  return closure === 'all' ? t('fq.explain.card.closed', { closed }) : t('fq.explain.card.street.open', { streets, closed });
}
