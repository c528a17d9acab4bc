import type { Tip } from '../../../tips/tip';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { asks, ownSheet, turnFinds } from './moments';

/** What every turn is made of: a die, a move, a value. */
export const turns: readonly Tip<Play>[] = [
  {
    id: 'sheets',
    when: (play) => turnFinds(play, () => true),
    words: ({ index }) => t('fq.tip.sheets', { count: index.board.rounds }),
    about: () => '.paper',
  },
  {
    id: 'die',
    when: (play) => turnFinds(play, () => true),
    words: () => t('fq.tip.die'),
    about: () => '[data-part="row"]',
  },
  {
    id: 'move',
    when: (play) => asks(play, 'move'),
    words: () => t('fq.tip.move'),
    about: () => '[data-explain="tourist"]',
  },
  {
    id: 'fits',
    when: (play) => asks(play, 'move') && Object.keys(ownSheet(play)?.values ?? {}).length > 0,
    words: () => t('fq.tip.fits'),
    about: () => '.paper.map',
  },
];
