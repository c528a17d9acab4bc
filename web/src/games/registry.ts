import type { GameClient } from '../table/gameClient';

/** The families that can be drawn, each loaded when a table of it is opened. */
const families: Readonly<Record<string, () => Promise<GameClient>>> = {
  'ticket-to-ride': async () => (await import('./ticket-to-ride')).ticketToRide,
};

export function loadFamily(family: string): Promise<GameClient> {
  const load = families[family];
  if (load === undefined) return Promise.reject(new Error(`There is no drawing for the family ${family}.`));
  return load();
}
