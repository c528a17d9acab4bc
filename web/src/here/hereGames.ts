import { t } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';
import { playAlone } from './alone';
import { IndexedGames } from './indexedGames';
import { KeptGames } from './keptGames';

/** The games on this device. */
export const hereGames = new KeptGames(
  new IndexedGames(),
  (id) => playAlone(id, navigator.locks),
  () => toasts.show(t('here.unkept')),
);
