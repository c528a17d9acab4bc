import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { seatName } from '../words/names';

/** What is said around a hint for a moment of a game that is over. */
export interface HintWords {
  /** Whether worth is counted in points, not in chances to win. */
  readonly alone: boolean;
  /** In whose place it is, and what the figures are. */
  readonly about: string;
  /** What the reasons are called: they speak to whoever is in that place. */
  readonly why: string;
}

/** @param seat who had to choose */
export function hintWordsFor(table: TableInfo, seat: number): HintWords {
  const alone = table.seats.length === 1;
  if (seat === table.you) return { alone, about: t(alone ? 'hint.past.alone' : 'hint.past'), why: t('hint.why') };
  const name = seatName(table, seat);
  return {
    alone,
    about: t(alone ? 'hint.past.alone.of' : 'hint.past.of', { name }),
    why: t('hint.why.of', { name }),
  };
}
