import type { Activity, BonusView, FqPhase, SheetView } from '../../../generated/wire';
import { activities } from '../model/activities';
import type { Play } from '../play.svelte';

/** Whether one is asked just now what a phase asks. */
export function asks(play: Play, phase: FqPhase): boolean {
  return play.yourMove && play.now.phase === phase;
}

/** The sheets of whoever looks; null for somebody who has none. */
export function ownSheet({ now, you }: Play): SheetView | null {
  return you === null ? null : (now.sheets[you] ?? null);
}

/** Whether a turn begins, and something holds for one's own sheets. */
export function turnFinds(play: Play, holds: (sheet: SheetView) => boolean): boolean {
  const sheet = ownSheet(play);
  return sheet !== null && asks(play, 'draft') && holds(sheet);
}

/** The first activity of whose track something is marked; null if nothing is. */
export function begunTrack(sheet: SheetView): Activity | null {
  return activities.find((activity) => (sheet.tracks[activity]?.boxes ?? 0) > 0) ?? null;
}

/** A bonus that one has, and where it is printed. */
export interface Unlocked {
  readonly activity: Activity;
  readonly place: number;
  readonly printed: BonusView;
}

/** The first bonus that one has and that is still of use: those that work at once are over. */
export function unlocked(play: Play): Unlocked | null {
  const sheet = ownSheet(play);
  const found = activities.flatMap((activity) =>
    (play.index.board.activities[activity]?.bonuses ?? [])
      .slice(0, sheet?.tracks[activity]?.bonuses ?? 0)
      .map((printed, place): Unlocked => ({ activity, place, printed })),
  );
  return found.find(({ printed }) => printed.kind !== 'instant') ?? null;
}
