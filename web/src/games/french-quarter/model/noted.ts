import type { Play } from '../play.svelte';

/** The value of dice with which whoever looks on gets an umbrella instead of the map action; null while there is none. */
export function notedValue({ now, you }: Pick<Play, 'now' | 'you'>): number | null {
  return you === null ? null : (now.sheets[you]?.policeValue ?? null);
}
