import type { Activity } from '../../../generated/wire';
import { t } from '../texts/words';
import { mappedOn } from '../model/boardIndex';
import { hasUnlocked } from '../model/unlocked';
import { bonusWords, letterOf } from '../model/words';
import type { Play } from '../play.svelte';
import { iconLine, plain, type Line } from './lines';

/** A track of an activity: what its icon does, and what it is worth now. */
export function trackLines(play: Play, activity: Activity): readonly Line[] {
  const { index, sheet } = play;
  const street = index.board.activities[activity]?.street ?? '';
  const count = mappedOn(index, sheet, street);
  const times = sheet.tracks[activity]?.multiplier ?? 0;
  const now = t('fq.explain.track.now', { count, street: index.streetName(street), times, points: sheet.score.activities[activity] ?? 0 });
  return [iconLine(activity, play), plain(now)];
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
  const bonus = box === 'multiplier' ? undefined : printed.bonuses[track.bonuses]?.id;
  const times = box === 'bonus' ? undefined : printed.multipliers[track.multipliers];
  // A choice of which one side is used up gives the other, and a circle of which nothing is left nothing.
  if (bonus === undefined && times === undefined) return [plain(t('fq.explain.box.square'))];
  return [
    plain(t(circles[bonus === undefined ? 'multiplier' : times === undefined ? 'bonus' : 'choice'])),
    ...(bonus === undefined ? [] : [plain(t('fq.do.bonus', { letter: letterOf(bonus), text: bonusWords(bonus) }))]),
    ...(times === undefined
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

export function umbrellaLines(play: Play, box: number): readonly Line[] {
  const { index, sheet } = play;
  const { umbrellaBoxes, wildEvery } = index.board;
  return [
    iconLine('umbrella', play),
    ...((box + 1) % wildEvery === 0 ? [iconLine('wild', play)] : []),
    plain(t('fq.explain.umbrella.consolation')),
    plain(t('fq.explain.umbrella.now', { count: sheet.umbrellas, all: umbrellaBoxes })),
  ];
}

/** A kind of performers: what its icons mark, and what a row of them is worth. */
export function performerLines(play: Play): readonly Line[] {
  return [
    plain(t('fq.explain.performer')),
    ...(hasUnlocked(play, 'party', 'party-d') ? [plain(bonusWords('party-d'))] : []),
    plain(t('fq.explain.rows', { points: setPoints(play) })),
  ];
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

/** What a box of the performers' track is called: by what it does, if it maps. */
export function rewardTitle({ index }: Play, box: number): string {
  const maps = index.board.performers[box]?.maps ?? null;
  if (maps !== null) return t('fq.performers.maps', { street: index.streetName(maps) });
  return t('fq.explain.reward.title', { count: box + 1 });
}

/** A box of the performers' track: what it gives at once. */
export function rewardLines(play: Play, box: number): readonly Line[] {
  const { index } = play;
  const printed = index.board.performers[box];
  if (printed?.icon) return [plain(t('fq.explain.reward.icon')), iconLine(printed.icon, play)];
  if (printed?.maps) return [plain(t('fq.explain.reward.maps', { street: index.streetName(printed.maps) }))];
  if (printed && printed.points > 0) return [plain(t('fq.explain.reward.points', { count: printed.points }))];
  return [plain(t('fq.explain.reward.none'))];
}
