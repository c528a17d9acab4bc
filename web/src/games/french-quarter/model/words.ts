import type { Activity, BonusView, Choice, FqAction, Icon, Refusal, TableInfo, TrackView } from '../../../generated/wire';
import type { Asked } from '../../../show/aloud.svelte';
import { reasonOf, type Reason } from '../../../table/reasons';
import { listed, tFirst } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import { standsStill } from '../../../company/company';
import { seatName, waitedFor } from '../../../words/names';
import type { Play } from '../play.svelte';
import type { QuarterIndex } from './boardIndex';

/** Icons in the words of the language. */
export function iconsInWords(icons: readonly Icon[]): string {
  return icons.map((icon) => t(`fq.icon.${icon}`)).join(', ');
}

/** A value as it is read aloud. */
export function valueInWords(value: string): string {
  return value === 'W' ? t('fq.value.w') : value;
}

/** What a bonus does, as its rule says. */
export function bonusWords(bonus: string): string {
  return tFirst([`rule.fq.bonus.${bonus}`]) ?? bonus;
}

/** A choice in words, as its button says it. */
export function choiceWords(choice: Choice, play: Play): string {
  const { index } = play;
  const action = choice.action as FqAction;
  switch (action.type) {
    case 'takeDie': {
      const values = {
        value: action.value,
        card: t(`fq.transport.${action.die}`),
        icons: cardIcons(action.card, play),
        other: t(`fq.transport.${action.card}`),
      };
      return t(action.card === action.die ? 'fq.do.take' : 'fq.do.take.other', values);
    }
    case 'moveTourist': {
      const values = { building: index.building(action.building).name };
      return t(action.further ? 'fq.do.move.further' : 'fq.do.move', values);
    }
    case 'mapBuilding':
      return t('fq.do.map', { building: index.building(action.building).name, value: valueInWords(action.value) });
    case 'skip':
      return skipWords(play);
    case 'useWild':
      return t('fq.do.wild', { track: t(`fq.activity.${action.activity}`) });
    case 'takeBonus':
      return nextBonus(play, action.activity);
    case 'takeMultiplier': {
      const track = play.now.sheets[play.you ?? 0]?.tracks[action.activity];
      const times = index.board.activities[action.activity]?.multipliers[track?.multipliers ?? 0] ?? 0;
      return t('fq.do.multiplier', { count: times, track: t(`fq.activity.${action.activity}`) });
    }
    case 'choosePerformer':
      return t('fq.act.performer', { performer: t(`fq.icon.${action.performer}`) });
    case 'startPersonalLine':
      return t('fq.do.start', { count: index.board.lineStarts.indexOf(action.crossing) + 1 });
    case 'advanceLine':
    case 'advancePersonalLine':
      return t(`fq.direction.${action.direction}`);
    default:
      return choice.text;
  }
}

function cardIcons(transport: string, play: Play): string {
  const card = play.now.row.find((one) => one.transport === transport)?.card ?? null;
  return card === null ? '' : iconsInWords(play.index.card(card).icons);
}

function skipWords(play: Play): string {
  const phase = play.now.phase;
  if (phase === 'map' || phase === 'map-street') return t('fq.do.skip.map');
  if (phase === 'move') return t('fq.do.skip.move');
  if (phase === 'personal-line') return t('fq.do.skip.line');
  return t('fq.do.skip');
}

function nextBonus(play: Play, activity: keyof typeof play.index.board.activities): string {
  const track = play.now.sheets[play.you ?? 0]?.tracks[activity];
  const bonus = play.index.board.activities[activity]?.bonuses[track?.bonuses ?? 0]?.id ?? '';
  return t('fq.do.bonus', { letter: letterOf(bonus), text: bonusWords(bonus) });
}

/** The letter of a bonus: `A` of `food-a`. */
export function letterOf(bonus: string): string {
  return bonus.slice(-1).toUpperCase();
}

/** A bonus as it is told where it is only heard: its track and letter, what it does, and whether it is there to be used. */
export function bonusLabel(printed: BonusView, activity: Activity, track: TrackView, place: number): string {
  const title = t('fq.explain.bonus.title', { track: t(`fq.activity.${activity}`), letter: letterOf(printed.id) });
  const about = `${title}. ${bonusWords(printed.id)}`;
  if (place >= track.bonuses) return about;
  if (printed.kind !== 'single-use') return `${about} ${t('fq.explain.bonus.has')}`;
  const left = track.uses[place] ?? 0;
  return `${about} ${left === 0 ? t('fq.explain.bonus.used') : t('fq.explain.bonus.uses', { count: left })}`;
}

/** A multiplier as it is told where it is only heard: how much it is, its track, and whether it is marked. */
export function timesLabel(times: number, activity: Activity, track: TrackView, place: number): string {
  const title = t('fq.do.multiplier', { count: times, track: t(`fq.activity.${activity}`) });
  return place < track.multipliers ? `${title}. ${t('fq.times.has')}` : title;
}

/** What is expected of the person in front of the screen, in one line of plain words. */
export function expectation(play: Play, table: TableInfo): string {
  const { now } = play;
  if (now.phase === 'over' || table.status === 'unfinished') return t('fq.expect.over');
  if (!play.yourMove) {
    const names = listed(waitedFor(table).map((info) => seatName(table, info.seat)));
    if (names !== '') return t('fq.expect.other', { name: names });
    return t(standsStill(table) ? 'company.standing' : 'fq.expect.chance');
  }
  const { decision } = now;
  const values = {
    value: decision.value ?? '',
    card: decision.card === null ? '' : t(`fq.transport.${decision.card}`),
    building: decision.building === null ? '' : play.index.building(decision.building).name,
    street: decision.street === null ? t('fq.street.any') : play.index.streetName(decision.street),
    track: decision.activity === null ? '' : t(`fq.activity.${decision.activity}`),
  };
  return t(`fq.expect.${now.phase}`, values);
}

/** The building that only the value is still asked for; null if it is something else. */
export function valuedBuilding({ asked }: Play): string | null {
  const actions = asked.map((choice) => choice.action as FqAction);
  const [first] = actions;
  return actions.length > 1 && first?.type === 'mapBuilding' && actions.every((one) => one.type === 'mapBuilding')
    ? first.building
    : null;
}

/** The same, or what is still to be said of the thing that was chosen. */
export function question(play: Play, table: TableInfo): string {
  const valued = valuedBuilding(play);
  return valued === null ? expectation(play, table) : t('fq.expect.map', { building: play.index.building(valued).name });
}

/** The same as it is said aloud. */
export function asked(play: Play, table: TableInfo): Asked {
  return { words: question(play, table), turn: play.now.phase === 'draft' };
}

/** Why something can't be done, its facts in words. */
export function refusalWords(refusal: Refusal, index: QuarterIndex): Reason | null {
  const named: Record<string, (value: string) => string> = {
    street: (id) => index.streetName(id),
    neighbour: (id) => index.building(id).name,
    card: (id) => t(`fq.transport.${id as 'walk'}`),
    activity: (id) => t(`fq.activity.${id as 'food'}`),
  };
  const facts = Object.fromEntries(
    Object.entries(refusal.facts).map(([fact, value]) => [fact, named[fact]?.(value) ?? value]),
  );
  return reasonOf({ rule: refusal.rule, facts });
}
