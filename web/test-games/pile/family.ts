import type { GameFamily } from '../../src/table/gameClient';
import Poster from './Poster.svelte';
import { t } from './words';

/** Coins from a pile: the game of the testkit, in a folder as any game has one. */
export const pile: GameFamily = {
  id: 'pile',
  line: () => t('pile.line'),
  scene: () => Poster,
  chapters: [{ id: 'pile', rules: ['pile.take', 'pile.coins', 'pile.last-coin'] }],
  client: async () => (await import('./client')).client,
};
