import type { Component } from 'svelte';
import type { GameClient } from '../table/gameClient';
import { tFirst } from '../texts/texts.svelte';
import Quarter from './french-quarter/Poster.svelte';
import Berlin from './ticket-to-ride/posters/Berlin.svelte';
import Europe from './ticket-to-ride/posters/Europe.svelte';
import Paris from './ticket-to-ride/posters/Paris.svelte';
import Usa from './ticket-to-ride/posters/Usa.svelte';

/** The families that can be drawn, each loaded when a table of it is opened. */
const families: Readonly<Record<string, () => Promise<GameClient>>> = {
  'ticket-to-ride': async () => (await import('./ticket-to-ride')).ticketToRide,
  'french-quarter': async () => (await import('./french-quarter')).frenchQuarter,
};

const scenes: Readonly<Record<string, Component>> = {
  'ttr-europe': Europe,
  'ttr-berlin': Berlin,
  'ttr-paris': Paris,
  'french-quarter': Quarter,
};

export function loadFamily(family: string): Promise<GameClient> {
  const load = families[family];
  if (load === undefined) return Promise.reject(new Error(`There is no drawing for the family ${family}.`));
  return load();
}

/** The small line on the posters of a family: its name, or where its only game is played. */
export function lineOf(family: string): string {
  return tFirst([`family.${family}`, `place.${family}`]) ?? '';
}

/** What is seen on a game's poster: a train in the open country for one that has no scene of its own. */
export function sceneOf(game: string): Component {
  return scenes[game] ?? Usa;
}
