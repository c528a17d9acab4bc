import type { Activity, Icon } from '../../../generated/wire';
import { t } from '../texts/words';
import type { QuarterIndex } from '../model/boardIndex';

/** A line of an explanation, with the symbol that it speaks of. */
export interface Line {
  readonly icon: Icon | null;
  readonly text: string;
}

export function plain(text: string): Line {
  return { icon: null, text };
}

const activities: readonly string[] = ['food', 'culture', 'shopping', 'mysticism', 'party'] satisfies Activity[];

/** What an icon gives, in short: as one of several that a card or a building shows. */
export function shortLine(icon: Icon, index: QuarterIndex): Line {
  if (!activities.includes(icon)) return iconLine(icon, index);
  return { icon, text: t('fq.explain.icon.activity', { name: t(`fq.activity.${icon as Activity}`) }) };
}

/** What an icon gives. */
export function iconLine(icon: Icon, index: QuarterIndex): Line {
  if (icon === 'umbrella') return { icon, text: t('fq.help.umbrella') };
  if (icon === 'wild') return { icon, text: t('fq.help.wild') };
  if (!activities.includes(icon)) return { icon, text: t('fq.explain.icon.performer', { performer: t(`fq.icon.${icon}`) }) };
  const activity = icon as Activity;
  const street = index.board.activities[activity]?.street;
  return {
    icon,
    text: t('fq.help.activity', {
      name: t(`fq.activity.${activity}`),
      street: street === undefined ? '' : index.streetName(street),
    }),
  };
}
