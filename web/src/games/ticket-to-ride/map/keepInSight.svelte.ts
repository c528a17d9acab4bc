import { untrack } from 'svelte';
import type { Play } from '../play.svelte';
import type BoardMap from './BoardMap.svelte';

/**
 * Keeps on a map what is looked at or being chosen, and lets it go back once no ticket is looked at any more and no
 * tunnel is being claimed. To be called where a component begins.
 *
 * @param map the one that has to follow; null while none has
 * @param cities those to be seen
 * @param dearest those of them that are rather to be seen than the others, the dearest first
 */
export function keepInSight(
  play: Play,
  map: () => BoardMap | null,
  cities: () => readonly string[],
  dearest: () => readonly string[],
): void {
  /** Whether tickets, or a tunnel that somebody is claiming, decide what part of the map is to be seen. */
  const led = $derived(play.choosing || play.pinnedTicket !== null || play.view.tunnel !== null);

  $effect(() => {
    const shown = map();
    if (shown === null || !led) return undefined;
    // On a screen that has become wide there is another map.
    return () => {
      if (map() === shown) shown.release();
    };
  });

  /** The cities as one value: the same ones told again don't bring back a map that somebody has moved. */
  const seen = $derived([...cities(), '', ...dearest()].join(' '));

  $effect(() => {
    const shown = map();
    void [seen, led];
    untrack(() => shown?.hold(cities(), dearest()));
  });
}
