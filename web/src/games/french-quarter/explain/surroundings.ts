import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import { valueInWords } from '../model/words';
import type { Play } from '../play.svelte';

/** Where a building is: on which streets, beside which mapped buildings, and whether a Second Line touches it. */
export function surroundings({ index, sheet, view }: Play, id: string): readonly string[] {
  const building = index.building(id);
  const edges = new Set(index.board.streets.filter((street) => street.edge).map((street) => street.id));
  const streets = building.streets.filter((street) => !edges.has(street)).map((street) => index.streetName(street));
  const mapped = building.neighbours.flatMap((neighbour) => {
    const value = sheet.values[neighbour];
    return value === undefined ? [] : [`${index.building(neighbour).name} (${valueInWords(value)})`];
  });
  const touched = (stretches: readonly string[]): boolean =>
    stretches.some((stretch) => index.stretch(stretch).touches.includes(id));
  return [
    t('fq.building.streets', { streets: listed(streets) }),
    mapped.length === 0 ? t('fq.building.alone') : t('fq.building.neighbours', { list: listed(mapped) }),
    ...(touched(view.line.stretches) ? [t('fq.building.line')] : []),
    ...(touched(sheet.personalLine?.stretches ?? []) ? [t('fq.building.ownLine')] : []),
  ];
}
