import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { spectatorWords } from '../words/spectators';
import { timeWords } from '../words/time';

/** What holds at an open table and its host may change. */
export type Terms = Pick<TableInfo, 'time' | 'rated' | 'spectators'>;

/** What holds now otherwise than before, each in words. */
export function changedTerms(before: Terms, now: Terms): readonly string[] {
  return [
    [timeTold(before), timeTold(now)],
    [ratedTold(before), ratedTold(now)],
    [spectatorsTold(before), spectatorsTold(now)],
  ].flatMap(([old, told]) => (old === told ? [] : [told!]));
}

function timeTold({ time }: Terms): string {
  return t('option.chosen', { name: t('time.label'), value: timeWords(time) });
}

function ratedTold({ rated }: Terms): string {
  return t(rated ? 'rated.label' : 'terms.unrated');
}

function spectatorsTold({ spectators }: Terms): string {
  return t('spectators.told', { view: spectatorWords(spectators) });
}

/** What is kept of them as a text. */
export function written({ time, rated, spectators }: Terms): string {
  return JSON.stringify({ time, rated, spectators });
}

/** What was kept; null if nothing was that can be read. */
export function readTerms(text: string | null): Terms | null {
  try {
    const found = JSON.parse(text ?? 'null') as Terms | null;
    return found?.time?.type === undefined || found.spectators?.type === undefined ? null : found;
  } catch {
    return null;
  }
}
