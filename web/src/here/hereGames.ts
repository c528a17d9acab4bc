import { t } from '../texts/texts.svelte';
import { toasts } from '../ui/toasts.svelte';
import { IndexedGames } from './indexedGames';
import { KeptGames } from './keptGames';

/** The games on this device. */
export const hereGames = new KeptGames(new IndexedGames(), () => toasts.show(t('here.unkept')));
