import type { Tip } from '../../../tips/tip';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { choices } from './choices';
import { finds } from './finds';
import { asks } from './moments';
import { turns } from './turns';

/** The end of the game, as it comes near and when it is there. */
const ending: readonly Tip<Play>[] = [
  {
    id: 'rounds',
    when: (play) => asks(play, 'draft') && play.now.round >= play.index.board.rounds - 1,
    words: ({ index, now }) => t(now.round < index.board.rounds ? 'fq.tip.rounds' : 'fq.tip.rounds.last'),
    about: () => '[data-explain="rounds"]',
  },
  {
    id: 'end',
    when: ({ session }) => session.view === session.position?.view && (session.position?.scores ?? null) !== null,
    // Nobody is level with somebody who plays alone.
    words: ({ now }) => t(now.sheets.length === 1 ? 'fq.tip.end.solo' : 'fq.tip.end'),
    about: () => null,
  },
];

/** What a newcomer is told, the most urgent first. */
export const tips: readonly Tip<Play>[] = [...turns, ...ending, ...choices, ...finds];
