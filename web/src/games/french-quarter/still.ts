import type { Stage } from '../../show/effects';
import { pause } from '../../show/pause';

/** Nothing flies in this game: an event has its time, and what it leaves on the sheets is seen then. */
export const still: Stage = {
  run: (_effect, milliseconds, signal) => pause(milliseconds, signal),
};
