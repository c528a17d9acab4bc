import { onDestroy } from 'svelte';
import { seatName } from '../../words/names';
import type { Play } from './play.svelte';

/** Milliseconds for which it is told. */
const shown = 2_600;

/**
 * By whom the last round was begun, told once and for a while, when it begins; null otherwise. To be called where a
 * component begins.
 */
export function lastRound(play: Play): { readonly begunBy: string | null } {
  const { session } = play;
  let begunBy = $state<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = session.position !== null && play.now.turnsLeft !== null;
  $effect(() => {
    const turns = play.view.turnsLeft;
    // The claim that began it may be taken back.
    if (turns === null) told = false;
    if (turns === null || told || play.view.phase === 'over') return;
    told = true;
    const start = session.log.findLast(({ event }) => event.type === 'lastRoundStarted')?.event;
    begunBy = start !== undefined && 'seat' in start ? seatName(session.table!, start.seat) : '';
    timer = setTimeout(() => (begunBy = null), shown);
  });
  onDestroy(() => clearTimeout(timer));
  return {
    get begunBy() {
      return begunBy;
    },
  };
}
