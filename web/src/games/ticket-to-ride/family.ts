import type { Component } from 'svelte';
import type { GameFamily } from '../../table/gameClient';
import { t } from './texts/words';
import { chapters } from './chapters';
import Gist from './Gist.svelte';
import Berlin from './posters/Berlin.svelte';
import Elsewhere from './posters/Elsewhere.svelte';
import Europe from './posters/Europe.svelte';
import Paris from './posters/Paris.svelte';
import Usa from './posters/Usa.svelte';

const scenes: Readonly<Record<string, Component>> = {
  'ttr-usa': Usa,
  'ttr-europe': Europe,
  'ttr-berlin': Berlin,
  'ttr-paris': Paris,
};

const title = (): string => t('family.ticket-to-ride');

/** Ticket to Ride: each board that comes with the program has a scene on its poster; boards of one's own share one. */
export const ticketToRide: GameFamily = {
  id: 'ticket-to-ride',
  title,
  line: title,
  scene: (game) => scenes[game] ?? Elsewhere,
  Gist,
  chapters,
  tips: true,
  client: async () => (await import('./client')).client,
};
