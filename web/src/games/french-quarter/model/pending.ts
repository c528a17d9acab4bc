import type { FqPhase, FqView, PendingView } from '../../../generated/wire';
import { t } from '../texts/words';
import type { QuarterIndex } from './boardIndex';

/** What can wait: a die is taken when nothing does. */
type Waiting = Exclude<FqPhase, 'chance' | 'draft' | 'over'>;

/** What the turn still brings when what is asked now is done, in words, the next first. */
export function stillToCome(view: FqView, index: QuarterIndex): readonly string[] {
  const words: { what: string; times: number }[] = [];
  for (const pending of view.pending.filter(({ seat }) => seat === view.actor)) {
    const what = inWords(pending, index);
    const last = words.at(-1);
    if (last?.what === what) last.times++;
    else words.push({ what, times: 1 });
  }
  return words.map(({ what, times }) => (times === 1 ? what : t('fq.then.times', { what, times })));
}

function inWords({ icon, phase, about }: PendingView, index: QuarterIndex): string {
  if (icon !== null) return t(`fq.icon.${icon}`);
  return t(`fq.then.${phase as Waiting}`, {
    card: about.card === null ? '' : t(`fq.transport.${about.card}`),
    building: about.building === null ? '' : index.building(about.building).name,
    street: about.street === null ? t('fq.street.any') : index.streetName(about.street),
    track: about.activity === null ? '' : t(`fq.activity.${about.activity}`).toLowerCase(),
  });
}
