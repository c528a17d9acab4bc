import type { SheetView } from '../../../generated/wire';
import { tFirst } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { QuarterIndex } from '../model/boardIndex';
import type { Play } from '../play.svelte';
import { plain, type Line } from './lines';
import { rowLines } from './trackLines';

/** Where the points of a sheet come from; and the Police Station, which takes a map action. */
export const sightTitles = {
  activities: 'fq.part.activities',
  line: 'fq.line',
  performers: 'fq.performers',
  bonuses: 'fq.help.bonuses',
  courtyards: 'fq.sheet.courtyards',
  riverwalk: 'fq.sheet.riverwalk',
  shops: 'fq.sheet.gift-shops',
  vacation: 'fq.sheet.goal',
  police: 'fq.explain.police.title',
} as const;

export type Sight = keyof typeof sightTitles;

export const sightRules: Readonly<Record<Sight, string>> = {
  activities: 'fq.score.activity',
  line: 'fq.score.second-line',
  performers: 'fq.score.performers',
  bonuses: 'fq.score.bonus-points',
  courtyards: 'fq.score.courtyards',
  riverwalk: 'fq.score.riverwalk',
  shops: 'fq.score.gift-shops',
  vacation: 'fq.tourism.goal',
  police: 'fq.bonus.party-c',
};

/** How a source of points scores. */
export function sourceLines({ board }: QuarterIndex, sight: Sight): readonly Line[] {
  switch (sight) {
    case 'activities':
      return [plain(t('fq.explain.activities'))];
    case 'line':
      return [plain(t('fq.explain.line')), plain(t('fq.explain.line.box'))];
    case 'performers':
      return [
        plain(t('fq.explain.rows', { points: board.scores.setPoints.join(', ') })),
        plain(t('fq.explain.performers.track')),
      ];
    case 'bonuses':
      return [plain(t('fq.explain.bonuses'))];
    case 'courtyards':
      return [plain(tFirst(['fq.role.courtyard']) ?? '')];
    case 'riverwalk':
      return [plain(tFirst(['fq.role.riverwalk']) ?? '')];
    case 'shops':
      return [plain(tFirst(['fq.role.gift-shop']) ?? '')];
    case 'vacation':
      return [plain(t('fq.explain.vacation', { count: board.scores.vacation }))];
    case 'police':
      return [];
  }
}

/** A source of points: how it scores, and how it stands on the sheet. */
export function sightLines(play: Play, sight: Sight): readonly Line[] {
  return [...sourceLines(play.index, sight), ...standing(play, sight)];
}

function standing(play: Play, sight: Sight): readonly Line[] {
  const { sheet, index } = play;
  const { score } = sheet;
  switch (sight) {
    case 'line':
      return [plain(t('fq.line.touching', { count: sheet.touching }))];
    case 'performers':
      return rowLines(play).slice(1);
    case 'courtyards':
      return [plain(t('fq.sights.courtyards', { count: sheet.courtyards.length, points: score.courtyards }))];
    case 'riverwalk':
      return [plain(t('fq.sights.riverwalk', { count: sheet.riverwalk, points: score.riverwalk }))];
    case 'shops': {
      const [one = '–', other = '–'] = giftShops(index, sheet);
      return [plain(t('fq.sights.shops', { one, other }))];
    }
    case 'police':
      return [plain(t('fq.explain.police', { value: sheet.policeValue ?? 0 }))];
    default:
      return [];
  }
}

/** All points of a sheet in one line. */
export function partsLine({ sheet: { score } }: Play): Line {
  return plain(
    t('fq.score.parts', {
      activities: sum(Object.values(score.activities)),
      line: score.secondLine,
      performers: score.performers,
      rest: sum([score.bonuses, score.giftShops, score.courtyards, score.riverwalk, score.vacation]),
    }),
  );
}

/** What is written into the gift shops; a dash into one that is empty. */
export function giftShops(index: QuarterIndex, sheet: SheetView): readonly string[] {
  return index.board.buildings
    .filter((building) => building.role === 'gift-shop')
    .map((shop) => sheet.values[shop.id] ?? '–');
}

export function sum(points: readonly number[]): number {
  return points.reduce((all, one) => all + one, 0);
}
