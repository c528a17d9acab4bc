import type { FqEvent, FqView } from '../../../generated/wire';
import type { Cue, Showing } from '../../../show/effects';

function pause(milliseconds: number, cue: Cue | null = null): Showing {
  return { milliseconds, effect: { kind: 'pause' }, cue };
}

/** How an event is seen and heard: one thing at a time, written down where it happens. */
export function showing(view: FqView, event: FqEvent): Showing {
  switch (event.type) {
    case 'cardRevealed':
    case 'dieRolled':
      return pause(90);
    case 'mayorCardRevealed':
    case 'mayorTookDie':
      return pause(250);
    case 'dieTaken':
      return pause(240, 'take');
    case 'touristMoved':
    case 'touristArrested':
      return pause(300);
    case 'buildingMapped':
      return pause(260, 'place');
    case 'lineAdvanced':
    case 'personalLineAdvanced':
      return pause(350);
    case 'secondLineScored':
      return pause(300);
    case 'activityMarked':
    case 'umbrellaMarked':
    case 'performerMarked':
    case 'bonusUnlocked':
    case 'multiplierMarked':
      return pause(150);
    case 'turnStarted':
      return pause(150, event.seat === view.observer ? 'turn' : null);
    case 'gameEnded':
      return pause(300, 'end');
    default:
      return pause(0);
  }
}
