import type { Transport } from '../../../generated/wire';
import type { Play } from '../play.svelte';

/** The bonus by which a walk is one space long. */
const slowing = 'party-b';

/** How many spaces at most a card takes whoever looks on; 0 where it leads along streets. */
export function spacesFor({ index, now, you }: Play, transport: Transport): number {
  const { spaces } = index.transport(transport);
  const unlocked = you === null ? 0 : (now.sheets[you]?.tracks.party?.bonuses ?? 0);
  const slowed = index.board.activities.party?.bonuses.slice(0, unlocked).some(({ id }) => id === slowing);
  return transport === 'walk' && slowed === true ? 1 : spaces;
}
