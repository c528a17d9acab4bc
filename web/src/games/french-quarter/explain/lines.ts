import type { Icon, Performer, SheetView } from '../../../generated/wire';
import { t } from '../texts/words';
import { activityOf } from '../model/activities';
import type { Play } from '../play.svelte';

/** A line of an explanation, with the symbol that it speaks of. */
export interface Line {
  readonly icon: Icon | null;
  readonly text: string;
}

export function plain(text: string): Line {
  return { icon: null, text };
}

/** What an icon gives, in short: as one of several that a card or a building shows. */
export function shortLine(icon: Icon, play: Play): Line {
  const activity = activityOf(icon);
  if (activity === undefined) return iconLine(icon, play);
  return { icon, text: t('fq.explain.icon.activity', { name: t(`fq.activity.${activity}`) }) };
}

/** What an icon gives whoever looks on. */
export function iconLine(icon: Icon, play: Play): Line {
  if (icon === 'umbrella') {
    return { icon, text: t(ownSheet(play)?.umbrellaBoxes === 2 ? 'fq.explain.umbrella.two' : 'fq.help.umbrella') };
  }
  if (icon === 'wild') return { icon, text: t('fq.help.wild') };
  const activity = activityOf(icon);
  if (activity === undefined) {
    // Nothing once both of its boxes are marked, nor with the bonus that ends them; for whoever only watches, what is printed.
    const gives = ownSheet(play)?.wanted.includes(icon as Performer) ?? true;
    const text = gives ? 'fq.explain.icon.performer' : 'fq.explain.icon.performer.none';
    return { icon, text: t(text, { performer: t(`fq.icon.${icon}`) }) };
  }
  const { index } = play;
  const street = index.board.activities[activity]?.street;
  return {
    icon,
    text: t('fq.help.activity', {
      name: t(`fq.activity.${activity}`),
      street: street === undefined ? '' : index.streetName(street),
    }),
  };
}

/** The sheet of whoever looks on; of nobody who isn't in the game. */
function ownSheet({ you, now }: Play): SheetView | undefined {
  return you === null ? undefined : now.sheets[you];
}
