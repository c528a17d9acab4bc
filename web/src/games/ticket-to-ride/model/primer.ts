import type { BoardView, VehicleView } from '../../../generated/wire';
import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import { vehicleInWords, vehiclesInWords } from './vehicleWords';

/** What the routes of one kind of vehicle are worth. */
export interface Scale {
  /** The kind, where there are several; null where it goes without saying. */
  readonly kind: string | null;
  /** Whether a route of this kind costs a card for each of its spaces, and not what the number on it says. */
  readonly bySpaces: boolean;
  /** Each length that there is on the board, the shortest first, with its points. */
  readonly steps: readonly (readonly [length: number, points: number])[];
}

/** What there is to know of a board before one's first turn. */
export interface Primer {
  /** What may be done in a turn, a sentence each. */
  readonly turn: readonly string[];
  readonly scales: readonly Scale[];
  readonly end: string;
}

/** A board's game in short, for those who don't know it yet. */
export function primer(board: BoardView): Primer {
  return {
    turn: [
      t('primer.draw'),
      board.vehicles.every(({ onEachSpace }) => onEachSpace) ? t('primer.claim') : t('primer.claim.subway'),
      t('primer.tickets', { count: board.drawKeep }),
      ...(board.stationCosts.length > 0 ? [t('primer.station', { costs: listed(board.stationCosts.map(String)) })] : []),
    ],
    scales: board.vehicles.map((vehicle) => scaleOf(board, vehicle)),
    end: t('primer.end', { vehicles: vehiclesInWords(board, board.lastRoundAt) }),
  };
}

function scaleOf(board: BoardView, { id, count, onEachSpace, points }: VehicleView): Scale {
  const lengths = new Set(board.routes.filter(({ vehicle }) => vehicle === id).map(({ length }) => length));
  return {
    kind: board.vehicles.length > 1 ? vehicleInWords(id, count) : null,
    bySpaces: onEachSpace,
    steps: [...lengths].sort((one, other) => one - other).map((length) => [length, points[length] ?? 0]),
  };
}
