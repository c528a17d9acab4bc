import type { Transport } from '../../../generated/wire';
import type { Play } from '../play.svelte';

/** Which bonus of the party slows a walk, counted from 1. */
const slowing = 2;

/** How many spaces at most a card takes whoever looks on; 0 where it leads along streets. */
export function spacesFor({ index, now, you }: Play, transport: Transport): number {
  const { spaces } = index.transport(transport);
  const unlocked = you === null ? 0 : (now.sheets[you]?.tracks.party?.bonuses ?? 0);
  return transport === 'walk' && unlocked >= slowing ? 1 : spaces;
}
