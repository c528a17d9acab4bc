import { listed, tFirst } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import { valueInWords } from '../model/words';
import type { Play } from '../play.svelte';
import { plain, shortLine, type Line } from './lines';
import { surroundings } from './surroundings';

/** What a building is, what a visit gives, what it counts for once it is mapped, and what may be written there. */
export function buildingLines(play: Play, id: string): readonly Line[] {
  const { index, sheet } = play;
  const building = index.building(id);
  const role = tFirst([`fq.role.${building.role}`]);
  const value = sheet.values[id];
  const counts = building.streets
    .map((street) => index.board.streets.find((one) => one.id === street)?.activity ?? null)
    .filter((activity) => activity !== null)
    .map((activity) => t(`fq.activity.${activity}`));
  const gives = building.icons.map((icon) => shortLine(icon, play));
  return [
    ...(role === null ? [] : [plain(role)]),
    ...(gives.length === 0 ? [] : [plain(t('fq.explain.building')), ...gives]),
    ...(counts.length === 0 ? [] : [plain(t('fq.building.counts', { tracks: listed(counts) }))]),
    plain(value === undefined ? t('fq.explain.building.map') : t('fq.building.holds', { value: valueInWords(value) })),
    ...(sheet.courtyards.includes(id) ? [plain(t('fq.building.visited'))] : []),
    plain(surroundings(play, id).join(' ')),
    ...(sheet.tourist === id ? [plain(t('fq.building.tourist'))] : []),
  ];
}
