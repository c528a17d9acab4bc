import type { GameFamily } from '../../table/gameClient';
import { t } from './texts/words';
import { chapters } from './chapters';
import Poster from './Poster.svelte';

/** French Quarter: a family of one game, so it is named by its place. */
export const frenchQuarter: GameFamily = {
  id: 'french-quarter',
  heading: () => t('chapter.fq'),
  line: () => t('place.french-quarter'),
  scene: () => Poster,
  chapters,
  tips: true,
  client: async () => (await import('./client')).client,
};
