import { gameClient } from '../../src/table/gameClient';
import About from './About.svelte';
import Primer from './Primer.svelte';
import { sentence } from './sentences';
import Table from './Table.svelte';
import type { PileAction, PileBoard, PileEvent, PileView } from './wire';
import { t } from './words';

/** The pile, as the browser shows it. */
export const client = gameClient<PileBoard, PileView, PileEvent, PileAction>({
  Table,
  About,
  Primer,
  action: ({ target }) => target,
  luck: () => t('pile.luck'),
  follow: (view, event) => {
    if (event.type === 'coinsValued') return { ...view, worth: event.worth };
    const points = view.points.map((before, seat) => before + (seat === event.seat ? event.points : 0));
    return { ...view, points, coins: view.coins - event.coins, worth: 0 };
  },
  showing: (_view, event) => ({
    milliseconds: 150,
    effect: { kind: 'pause' },
    cue: event.type === 'coinsTaken' ? 'take' : null,
  }),
  sentence,
});
