import type { Transport } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { hasUnlocked } from './unlocked';

/** How many spaces at most a card takes whoever looks on; 0 where it leads along streets. */
export function spacesFor(play: Play, transport: Transport): number {
  const { spaces } = play.index.transport(transport);
  return transport === 'walk' && hasUnlocked(play, 'party', 'party-b') ? 1 : spaces;
}

/** How much of the streets along which a card leads the one takes away that is closed this round. */
export type Closure = 'none' | 'some' | 'all';

/** What the closed street leaves of the buildings on a card's streets. */
export function closureOf({ index, view }: Play, transport: Transport): Closure {
  const closed = view.mayorCard?.closed ?? null;
  if (closed === null) return 'none';
  const { streets } = index.transport(transport);
  const stops = index.board.buildings.filter((building) => building.streets.some((street) => streets.includes(street)));
  const open = stops.filter((building) => !building.streets.includes(closed));
  return open.length === stops.length ? 'none' : open.length === 0 ? 'all' : 'some';
}
