import type { Activity } from '../../../generated/wire';
import type { Play } from '../play.svelte';

/** Whether whoever looks on has unlocked a bonus; nobody has who isn't in the game. */
export function hasUnlocked({ index, now, you }: Pick<Play, 'index' | 'now' | 'you'>, activity: Activity, bonus: string): boolean {
  const unlocked = you === null ? 0 : (now.sheets[you]?.tracks[activity]?.bonuses ?? 0);
  return index.board.activities[activity]?.bonuses.slice(0, unlocked).some(({ id }) => id === bonus) ?? false;
}
