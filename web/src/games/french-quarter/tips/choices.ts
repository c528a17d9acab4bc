import type { Tip } from '../../../tips/tip';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { asks } from './moments';

/** What is asked now and then, when it is. */
export const choices: readonly Tip<Play>[] = [
  {
    id: 'wild',
    when: (play) => asks(play, 'wild'),
    words: () => t('fq.tip.wild'),
    about: () => '[data-track][data-lit]',
  },
  {
    id: 'circle',
    when: (play) => asks(play, 'circle'),
    words: () => t('fq.tip.circle'),
    about: () => null,
  },
  {
    id: 'line',
    when: (play) => asks(play, 'line') || (asks(play, 'draft') && play.view.line.stretches.length > 0),
    words: (play) => t(asks(play, 'line') ? 'fq.tip.line.choose' : 'fq.tip.line'),
    about: () => 'path[data-explain="line"]',
  },
];
