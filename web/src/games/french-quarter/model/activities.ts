import type { Activity, Icon } from '../../../generated/wire';

/** All activities, in the order of their tracks. */
export const activities: readonly Activity[] = ['food', 'culture', 'shopping', 'mysticism', 'party'];

/** The activity that an icon stands for; undefined if it stands for something else. */
export function activityOf(icon: Icon): Activity | undefined {
  return activities.find((activity) => activity === icon);
}
