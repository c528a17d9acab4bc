import type { FqAction, FqEvent } from '../../../generated/wire';
import { t } from '../texts/words';
import type { QuarterIndex } from './boardIndex';
import { valueInWords } from './words';

/** An action in words that tell somebody to do it. */
export function actionInWords(action: FqAction, index: QuarterIndex): string {
  switch (action.type) {
    case 'takeDie': {
      const values = { value: action.value, card: t(`fq.transport.${action.die}`) };
      if (action.card === action.die) return t('fq.act.die', values);
      return t('fq.act.die.other', { ...values, other: t(`fq.transport.${action.card}`) });
    }
    case 'moveTourist':
      return t('fq.act.move', { building: index.building(action.building).name });
    case 'mapBuilding':
      return t('fq.act.map', { building: index.building(action.building).name, value: valueInWords(action.value) });
    case 'skip':
      return t('fq.act.skip');
    case 'useWild':
      return t('fq.act.wild', { track: t(`fq.activity.${action.activity}`) });
    case 'takeBonus':
      return t('fq.act.bonus', { track: t(`fq.activity.${action.activity}`) });
    case 'takeMultiplier':
      return t('fq.act.multiplier', { track: t(`fq.activity.${action.activity}`) });
    case 'choosePerformer':
      return t('fq.act.performer', { performer: t(`fq.icon.${action.performer}`) });
    case 'startPersonalLine':
      return t('fq.act.own', { count: index.board.lineStarts.indexOf(action.crossing) + 1 });
    case 'advanceLine':
      return t('fq.act.line', { direction: t(`fq.direction.${action.direction}`) });
    case 'advancePersonalLine':
      return t('fq.act.ownLine', { direction: t(`fq.direction.${action.direction}`) });
    case 'chooseFirst':
    case 'rollLineStart':
    case 'dealVacation':
    case 'revealCard':
    case 'revealMayorCard':
    case 'rollDie':
    case 'rollPoliceDie':
      return '';
  }
}

/** What kind of luck an event of chance is. */
export function luck(event: FqEvent): string {
  switch (event.type) {
    case 'firstSeatChosen':
      return t('fq.luck.first');
    case 'lineStartRolled':
      return t('fq.luck.start');
    case 'vacationDealt':
      return t('fq.luck.vacation');
    case 'mayorCardRevealed':
      return t('fq.luck.mayor');
    case 'dieRolled':
      return t('fq.luck.dice');
    case 'policeDieRolled':
      return t('fq.luck.police');
    default:
      return t('fq.luck.cards');
  }
}
