import type { Activity } from '../../../generated/wire';
import { t, tFirst } from '../../../texts/texts.svelte';
import { mappedOn } from '../model/boardIndex';
import { bonusWords, letterOf } from '../model/words';
import type { Play } from '../play.svelte';
import { iconLine, plain, type Line } from './lines';

/** The places of the sheet that points come from, and the one that takes a map action. */
export type Sight =
  | 'activities'
  | 'bonuses'
  | 'line'
  | 'performers'
  | 'shops'
  | 'courtyards'
  | 'riverwalk'
  | 'vacation'
  | 'police';

/** A track of an activity: what its icon does, and what it is worth now. */
export function trackLines({ index, sheet }: Play, activity: Activity): readonly Line[] {
  const street = index.board.activities[activity]?.street ?? '';
  const count = mappedOn(index, sheet, street);
  const times = sheet.tracks[activity]?.multiplier ?? 0;
  const now = t('fq.explain.track.now', { count, street: index.streetName(street), times, points: count * times });
  return [iconLine(activity, index), plain(now)];
}

const circles = {
  bonus: 'fq.help.circle.bonus',
  multiplier: 'fq.help.circle.multiplier',
  choice: 'fq.help.circle.choice',
} as const;

/** A box of a track: what it gives, what that would be now, and whether it is marked. */
export function boxLines({ index, sheet }: Play, activity: Activity, place: number): readonly Line[] {
  const printed = index.board.activities[activity];
  const track = sheet.tracks[activity];
  const box = printed?.boxes[place];
  if (printed === undefined || track === undefined || box === undefined) return [];
  if (activity === 'culture' && sheet.crossedOut === place + 1) return [plain(t('fq.explain.box.crossed'))];
  if (place < track.boxes) return [plain(t('fq.explain.box.marked'))];
  if (box === 'square') return [plain(t('fq.explain.box.square'))];
  const bonus = printed.bonuses[track.bonuses]?.id;
  const times = printed.multipliers[track.multipliers];
  return [
    plain(t(circles[box])),
    ...(box === 'multiplier' || bonus === undefined
      ? []
      : [plain(t('fq.do.bonus', { letter: letterOf(bonus), text: bonusWords(bonus) }))]),
    ...(box === 'bonus' || times === undefined
      ? []
      : [plain(t('fq.do.multiplier', { count: times, track: t(`fq.activity.${activity}`) }))]),
  ];
}

/** A bonus of a track: what it does, and whether it is there to be used. */
export function bonusLines({ index, sheet }: Play, activity: Activity, place: number): readonly Line[] {
  const printed = index.board.activities[activity]?.bonuses[place];
  const track = sheet.tracks[activity];
  if (printed === undefined || track === undefined) return [];
  const text = plain(bonusWords(printed.id));
  if (place >= track.bonuses) return [text, plain(t('fq.explain.bonus.locked'))];
  if (printed.kind !== 'single-use') return [text, plain(t('fq.explain.bonus.has'))];
  const left = track.uses[place] ?? 0;
  return [text, plain(left === 0 ? t('fq.explain.bonus.used') : t('fq.explain.bonus.uses', { count: left }))];
}

/** A multiplier of a track: what it makes of the buildings on the track's street. */
export function timesLines({ index, sheet }: Play, activity: Activity, place: number): readonly Line[] {
  const printed = index.board.activities[activity];
  if (printed === undefined) return [];
  const street = index.streetName(printed.street);
  const has = place < (sheet.tracks[activity]?.multipliers ?? 0);
  return [
    plain(t('fq.explain.times', { count: printed.multipliers[place] ?? 0, street })),
    ...(has ? [plain(t('fq.explain.box.marked'))] : []),
  ];
}

export function umbrellaLines({ index, sheet }: Play, box: number): readonly Line[] {
  const { umbrellaBoxes, wildEvery } = index.board;
  return [
    iconLine('umbrella', index),
    ...((box + 1) % wildEvery === 0 ? [iconLine('wild', index)] : []),
    plain(t('fq.explain.umbrella.consolation')),
    plain(t('fq.explain.umbrella.now', { count: sheet.umbrellas, all: umbrellaBoxes })),
  ];
}

/** A kind of performers: what its icons mark, and what a row of them is worth. */
export function performerLines(play: Play): readonly Line[] {
  return [plain(t('fq.explain.performer')), plain(t('fq.explain.rows', { points: setPoints(play) }))];
}

/** The two rows of performers, and what they are worth now. */
export function rowLines(play: Play): readonly Line[] {
  const { topRow, bottomRow } = play.sheet;
  const points = play.index.board.scores.setPoints;
  return [
    plain(t('fq.explain.rows', { points: setPoints(play) })),
    plain(t('fq.explain.rows.top', { count: topRow.length, points: points[topRow.length] ?? 0 })),
    plain(t('fq.explain.rows.bottom', { count: bottomRow.length, points: points[bottomRow.length] ?? 0 })),
  ];
}

function setPoints({ index }: Play): string {
  return index.board.scores.setPoints.join(', ');
}

/** A box of the performers' track: what it gives at once. */
export function rewardLines({ index }: Play, box: number): readonly Line[] {
  const printed = index.board.performers[box];
  if (printed?.icon) return [plain(t('fq.explain.reward.icon')), iconLine(printed.icon, index)];
  if (printed?.maps) return [plain(t('fq.explain.reward.maps', { street: index.streetName(printed.maps) }))];
  if (printed && printed.points > 0) return [plain(t('fq.explain.reward.points', { count: printed.points }))];
  return [plain(t('fq.explain.reward.none'))];
}

export function lineBoxLines({ sheet }: Play): readonly Line[] {
  return [
    plain(t('fq.explain.line')),
    plain(t('fq.explain.line.box')),
    plain(t('fq.line.touching', { count: sheet.touching })),
  ];
}

/** A source of points: how it scores, and how it stands. */
export function sightLines(play: Play, sight: Sight): readonly Line[] {
  const { sheet } = play;
  switch (sight) {
    case 'activities':
      return [plain(t('fq.explain.activities'))];
    case 'bonuses':
      return [plain(t('fq.explain.bonuses'))];
    case 'line':
      return lineBoxLines(play);
    case 'performers':
      return [...rowLines(play), plain(t('fq.explain.performers.track'))];
    case 'shops':
      return [plain(tFirst(['fq.role.gift-shop']) ?? '')];
    case 'courtyards':
      return [plain(tFirst(['fq.role.courtyard']) ?? '')];
    case 'riverwalk':
      return [plain(tFirst(['fq.role.riverwalk']) ?? '')];
    case 'vacation':
      return [plain(t('fq.explain.vacation', { count: play.index.board.scores.vacation }))];
    case 'police':
      return [plain(t('fq.explain.police', { value: sheet.policeValue ?? 0 }))];
  }
}
