import type { BoardView } from '../../../generated/wire';
import { tFirst } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { IconName } from '../../../ui/icons';

const icons: Readonly<Record<string, IconName>> = { train: 'wagon', tram: 'tram', subway: 'subway', bus: 'bus' };

/** The line drawing of a kind of vehicle; a wagon for one that has none. */
export function vehicleIcon(kind: string): IconName {
  return icons[kind] ?? 'wagon';
}

/** What stands on the map under the board's name: what it is played with. */
export function mapSubtitle(board: BoardView): string {
  const kinds = board.vehicles.map((kind) => kind.id).join('-');
  return tFirst([`map.subtitle.${kinds}`]) ?? t('map.subtitle.any');
}

/** `3 trams`; a kind that there are no words for is a vehicle. */
export function vehicleInWords(kind: string, count: number): string {
  return tFirst([`vehicle.${kind}`], { count }) ?? t('vehicle.any', { count });
}

/** Vehicles of all kinds of a board together: `2 train cars`, or `2 vehicles` where there are several kinds. */
export function vehiclesInWords(board: BoardView, count: number): string {
  const [only, ...others] = board.vehicles;
  return only !== undefined && others.length === 0 ? vehicleInWords(only.id, count) : t('vehicle.any', { count });
}
