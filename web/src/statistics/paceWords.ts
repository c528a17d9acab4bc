import { formats } from '../texts/formats';
import { t, texts } from '../texts/texts.svelte';
import { paceUnit, shownPace } from '../figures/plot';

/** How long a choice took, given in milliseconds: one wording for the tile, the plot and its table. */
export function paceWords(milliseconds: number): string {
  const shown = shownPace(milliseconds);
  const { unit, length } = paceUnit(shown);
  return t(`time.unit.${unit}`, { number: formats(texts.language).exact.format(shown / length) });
}
