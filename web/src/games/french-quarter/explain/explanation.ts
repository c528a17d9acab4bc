import type { Activity, Icon, Performer, SheetView, Transport } from '../../../generated/wire';
import { seatName } from '../../../words/names';
import { t } from '../texts/words';
import { countedOn, goalOf, progress, vacationOf } from '../model/vacation';
import { lastOf } from '../model/gains';
import { gainWords } from '../model/gainWords';
import { vacationWords } from '../model/sentences';
import { letterOf, refusalWords } from '../model/words';
import type { Play } from '../play.svelte';
import { buildingLines } from './buildingLines';
import { cardLines, dieLines, mayorLines } from './cardLines';
import { iconLine, plain, type Line } from './lines';
import { partsLine, sightLines, sightRules, sightTitles, type Sight } from './sights';
import {
  bonusLines,
  boxLines,
  performerLines,
  rewardLines,
  rewardTitle,
  rowLines,
  timesLines,
  trackLines,
  umbrellaLines,
} from './trackLines';

/** What is told of one thing: what it is called, what it does, and why it can't be chosen now. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly refusal: string | null;
  /** The rule behind it, on the page of the rules; null if there is no single one. */
  readonly rule: string | null;
}

/**
 * The line of help of anything on the table.
 *
 * @param thing what `data-explain` calls it: its kind and, after colons, which one of them
 */
export function explanation(thing: string, play: Play): Explanation | null {
  const [kind = '', ...which] = thing.split(':');
  const told = tellers[kind]?.(play, which[0] ?? '', Number(which[1] ?? 0)) ?? null;
  if (told === null) return null;
  const refusal = play.refusalOf(thing);
  return {
    title: told[0],
    lines: told[1],
    rule: told[2] ?? null,
    refusal: refusal === undefined ? null : (refusalWords(refusal, play.index)?.text ?? null),
  };
}

type Told = readonly [title: string, lines: readonly Line[], rule?: string];

const tellers: Readonly<Record<string, (play: Play, which: string, number: number) => Told>> = {
  card: (play, card) => [t(`fq.transport.${card as Transport}`), cardLines(play, card as Transport), 'fq.move.order'],
  die: (play, card, value) => [
    t('fq.die', { value, card: t(`fq.transport.${card as Transport}`) }),
    dieLines(play, card as Transport, value),
    'fq.move.draft',
  ],
  icon: (play, icon) => [t(`fq.icon.${icon as Icon}`), [iconLine(icon as Icon, play)]],
  mayor: (play) => [t('fq.mayor'), mayorLines(play), 'fq.mayor.tourist'],
  vacation: (play) => [t('fq.sheet.goal'), shownVacation(play), 'fq.tourism.goal'],
  goal: (play) => [t('fq.sheet.goal'), vacationLines(play, goalOf(play), play.sheet), 'fq.tourism.goal'],
  building: (play, id) => [play.index.building(id).name, buildingLines(play, id), 'fq.move.map'],
  street: (play, id) => [play.index.streetName(id), streetLines(play, id), 'fq.score.activity'],
  crossing: (play, id) => [
    t('fq.map.start', { count: play.index.board.lineStarts.indexOf(id) + 1 }),
    [plain(t('fq.explain.start'))],
    'fq.game.setup-second-line',
  ],
  direction: (_, way) => [t(`fq.direction.${way as 'north'}`), [plain(t('fq.explain.direction'))], 'fq.line.advance'],
  line: () => [t('fq.line'), [plain(t('fq.explain.line'))], 'fq.line.score'],
  'own-line': () => [t('fq.explain.ownLine.title'), [plain(t('fq.explain.ownLine'))], 'fq.bonus.mysticism-b'],
  tourist: (play) => [
    t('fq.explain.tourist.title', { name: seatName(play.session.table!, play.seat) }),
    [plain(t('fq.explain.tourist'))],
    'fq.move.must-move',
  ],
  track: (play, activity) => [
    t(`fq.activity.${activity as Activity}`),
    trackLines(play, activity as Activity),
    'fq.score.activity',
  ],
  box: (play, activity, place) => [
    t('fq.explain.box.title', { track: t(`fq.activity.${activity as Activity}`), count: place + 1 }),
    boxLines(play, activity as Activity, place),
    'fq.activity.circle',
  ],
  bonus: (play, activity, place) => {
    const id = play.index.board.activities[activity as Activity]?.bonuses[place]?.id ?? '';
    return [
      t('fq.explain.bonus.title', { track: t(`fq.activity.${activity as Activity}`), letter: letterOf(id) }),
      bonusLines(play, activity as Activity, place),
      `fq.bonus.${id}`,
    ];
  },
  multiplier: (play, activity, place) => [
    t('fq.times', { count: play.index.board.activities[activity as Activity]?.multipliers[place] ?? 0 }),
    timesLines(play, activity as Activity, place),
    'fq.activity.multiplier-order',
  ],
  umbrella: (play, box) => [t('fq.umbrellas'), umbrellaLines(play, Number(box)), 'fq.umbrella.track'],
  performer: (play, performer) => [
    t(`fq.icon.${performer as Performer}`),
    performerLines(play),
    'fq.performer.kinds',
  ],
  rows: (play) => [t('fq.performers'), rowLines(play), 'fq.score.performers'],
  reward: (play, box) => [
    rewardTitle(play, Number(box)),
    rewardLines(play, Number(box)),
    'fq.performer.track',
  ],
  'line-box': (play) => [t('fq.line'), sightLines(play, 'line'), 'fq.line.score'],
  rounds: (play) => [
    t('fq.rounds'),
    [plain(t('fq.explain.rounds', { all: play.index.board.rounds, count: play.view.round }))],
    'fq.game.rounds',
  ],
  sight: (play, sight) => [t(sightTitles[sight as Sight]), sightLines(play, sight as Sight), sightRules[sight as Sight]],
  total: (play) => [t('fq.score.now', { count: play.sheet.score.total }), [partsLine(play), plain(t('fq.explain.score'))], 'fq.score.total'],
  first: () => [t('fq.first'), [plain(t('fq.explain.first'))], 'fq.upkeep.pass-first'],
  gain: (play, seat) => [seatName(play.session.table!, Number(seat)), gainLines(play, Number(seat))],
};

function shownVacation(play: Play): readonly Line[] {
  return vacationLines(play, vacationOf(play), countedOn(play));
}

function vacationLines({ index }: Play, id: string | null, sheet: SheetView): readonly Line[] {
  return [
    ...(id === null ? [] : [plain(vacationWords(id, index))]),
    plain(t('fq.explain.vacation', { count: index.board.scores.vacation })),
    ...(sheet.revealed === null ? [plain(t('fq.explain.vacation.secret'))] : []),
    ...(id === null ? [] : [plain(t('fq.explain.vacation.now', { count: progress(index, id, sheet).count }))]),
  ];
}

function streetLines({ index, view }: Play, id: string): readonly Line[] {
  const activity = index.board.streets.find((street) => street.id === id)?.activity ?? null;
  const stops = index.board.transports.filter((one) => one.streets.includes(id) && view.row.some((card) => card.transport === one.id));
  return [
    activity === null
      ? plain(t('fq.explain.street.plain'))
      : { icon: activity, text: t('fq.explain.street.scores', { track: t(`fq.activity.${activity}`) }) },
    ...stops.map((one) => plain(t('fq.explain.street.stop', { card: t(`fq.transport.${one.id}`) }))),
    ...(view.mayorCard?.closed === id ? [plain(t('fq.explain.street.closed'))] : []),
  ];
}

function gainLines(play: Play, seat: number): readonly Line[] {
  const gain = lastOf(play.gains, seat);
  return [...(gain === null ? [] : [plain(gainWords(gain, play.session.table!))]), plain(t('fq.explain.seat'))];
}
