import type { Icon } from '../../../generated/wire';
import { t } from '../texts/words';
import { activityOf } from '../model/activities';
import type { QuarterIndex } from '../model/boardIndex';

/** A line of an explanation, with the symbol that it speaks of. */
export interface Line {
  readonly icon: Icon | null;
  readonly text: string;
}

export function plain(text: string): Line {
  return { icon: null, text };
}

/** What an icon gives, in short: as one of several that a card or a building shows. */
export function shortLine(icon: Icon, index: QuarterIndex): Line {
  const activity = activityOf(icon);
  if (activity === undefined) return iconLine(icon, index);
  return { icon, text: t('fq.explain.icon.activity', { name: t(`fq.activity.${activity}`) }) };
}

/** What an icon gives. */
export function iconLine(icon: Icon, index: QuarterIndex): Line {
  if (icon === 'umbrella') return { icon, text: t('fq.help.umbrella') };
  if (icon === 'wild') return { icon, text: t('fq.help.wild') };
  const activity = activityOf(icon);
  if (activity === undefined) return { icon, text: t('fq.explain.icon.performer', { performer: t(`fq.icon.${icon}`) }) };
  const street = index.board.activities[activity]?.street;
  return {
    icon,
    text: t('fq.help.activity', {
      name: t(`fq.activity.${activity}`),
      street: street === undefined ? '' : index.streetName(street),
    }),
  };
}
