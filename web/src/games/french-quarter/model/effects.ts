import type { Choice, FqEvent, TableInfo } from '../../../generated/wire';
import { t } from '../texts/words';
import type { Play } from '../play.svelte';
import type { QuarterIndex } from './boardIndex';
import { sentence } from './sentences';

/** What a choice would set off, beyond its own line, in sentences; what comes in any case is left out. */
export function effectsOf(choice: Choice, table: TableInfo, index: QuarterIndex): readonly string[] {
  return (choice.preview as readonly FqEvent[])
    .slice(1)
    .filter((event) => event.type !== 'roundStarted' && event.type !== 'gameEnded')
    .map((event) => sentence(event, table, index))
    .filter((line) => line !== null);
}

/** The same for whoever hears what is chosen; empty if it sets off nothing, or could be several things. */
export function spokenEffects(choices: readonly Choice[], play: Play): string {
  const only = choices.length === 1 ? choices[0] : undefined;
  if (only === undefined || only.preview.length < 2) return '';
  const lines = effectsOf(only, play.session.table!, play.index);
  return lines.length === 0 ? '' : `${t('fq.effects')}: ${lines.join(' ')}`;
}
