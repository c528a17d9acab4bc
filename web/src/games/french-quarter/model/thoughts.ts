import type { Activity, FqAction, FqThought } from '../../../generated/wire';
import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import { marked, stepsOf } from './advised';
import { actionInWords } from './analysis';
import type { QuarterIndex } from './boardIndex';
import type { Part } from './gains';
import { partsInWords } from './gainWords';
import { bonusWords, letterOf } from './words';

/** What a bot says for its choice, a sentence each. */
export function thoughtsInWords(thoughts: readonly FqThought[], index: QuarterIndex): readonly string[] {
  const told = thoughts.map((thought) => inWords(thought, index));
  return marked(stepsOf(thoughts)).size === 0 ? told : [...told, t('fq.thought.marked')];
}

function inWords(thought: FqThought, index: QuarterIndex): string {
  const named = (ids: readonly string[]): string => listed(ids.map((id) => index.building(id).name));
  const track = 'activity' in thought ? t(`fq.activity.${thought.activity}`) : '';
  switch (thought.type) {
    case 'turnSteps':
      return t('fq.thought.steps', { steps: listed(thought.steps.map((step) => stepInWords(step, index))) });
    case 'turnPoints':
      return t('fq.thought.points', { parts: partsInWords(thought.parts as readonly Part[]) });
    case 'trackMultiplier':
      return thought.buildings === 0
        ? t('fq.thought.multiplier.none', { track, times: thought.multiplier, street: streetOf(thought.activity, index) })
        : t('fq.thought.multiplier', { track, times: thought.multiplier, count: thought.buildings });
    case 'trackBonus':
      return t(thought.activity === 'party' ? 'fq.thought.misfortune' : 'fq.thought.bonus', {
        track,
        letter: letterOf(thought.bonus),
        text: bonusWords(thought.bonus),
      });
    case 'circleNext':
      return t('fq.thought.circle', { track });
    case 'streetBuildings':
      return t('fq.thought.street', {
        count: thought.buildings,
        street: streetOf(thought.activity, index),
        track,
      });
    case 'fewValues':
      return thought.values.length === 0
        ? t('fq.thought.values.none', { building: named([thought.building]) })
        : t('fq.thought.values', {
            count: thought.values.length,
            building: named([thought.building]),
            values: listed(thought.values.map(String)),
          });
    case 'closedBuildings':
      return t('fq.thought.closed', { buildings: named(thought.buildings) });
    case 'lineBuildings':
      return t('fq.thought.along', { count: thought.buildings.length, buildings: named(thought.buildings) });
    case 'lineAdvances':
      return thought.most === null
        ? t('fq.thought.line', { count: thought.points })
        : t('fq.thought.line.others', { count: thought.points, most: thought.most });
    case 'lineReaches':
      return [
        thought.mapped.length > 0
          ? t('fq.thought.reaches.mapped', { count: thought.mapped.length, buildings: named(thought.mapped) })
          : '',
        thought.open.length > 0 ? t('fq.thought.reaches.open', { buildings: named(thought.open) }) : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
    case 'nextCourtyard':
      return t('fq.thought.courtyard', { count: thought.visited, more: thought.more });
    case 'nextRiverwalk':
      return t('fq.thought.riverwalk', { count: thought.points });
    case 'nextGiftShop':
      return t('fq.thought.giftShop', { building: named([thought.building]) });
    case 'nextPerformer':
      return t(thought.row === 1 ? 'fq.thought.performer.top' : 'fq.thought.performer.bottom', {
        count: thought.marked,
        more: thought.more,
      });
    case 'vacationBuildings':
      return t('fq.thought.vacation', { count: thought.mapped, all: thought.all });
    case 'lastTurn':
      return t('fq.thought.last');
  }
}

/** A step within a sentence. */
function stepInWords(step: FqAction, index: QuarterIndex): string {
  const words = actionInWords(step, index);
  return words.charAt(0).toLocaleLowerCase() + words.slice(1);
}

function streetOf(activity: Activity, index: QuarterIndex): string {
  const street = index.board.activities[activity]?.street;
  return street === undefined ? '' : index.streetName(street);
}
