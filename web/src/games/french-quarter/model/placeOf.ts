import type { FqAction } from '../../../generated/wire';

/** Where on the table an action is made: a die or a building. Null for one whose place isn't marked. */
export function placeOf(action: FqAction): string | null {
  switch (action.type) {
    case 'takeDie':
      return `die:${action.die}:${action.value}`;
    case 'moveTourist':
    case 'mapBuilding':
      return `building:${action.building}`;
    default:
      return null;
  }
}
