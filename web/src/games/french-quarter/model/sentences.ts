import type { FqEvent, TableInfo } from '../../../generated/wire';
import { seatName } from '../../../words/names';
import type { Values } from '../../../texts/fill';
import { listed } from '../../../texts/texts.svelte';
import { t, told, type ToldKey } from '../texts/words';
import type { QuarterIndex } from './boardIndex';
import { bonusWords, letterOf, valueInWords } from './words';

/** An event in words; null if the log passes over it. */
export function sentence(event: FqEvent, table: TableInfo, index: QuarterIndex): string | null {
  const seat = 'seat' in event ? event.seat : null;
  const name = seat === null ? '' : seatName(table, seat);
  /** The sentence to whom it happened to, or about somebody else. */
  const say = (key: ToldKey, values: Values = {}): string => told(key, seat !== null && seat === table.you, { ...values, name });
  switch (event.type) {
    case 'firstSeatChosen':
      return say('fq.log.first');
    case 'lineStartRolled':
      return t('fq.log.start', { count: event.die });
    case 'vacationDealt':
      if (event.card === null) return t('fq.log.vacation', { name });
      if (event.seat === table.you) return t('fq.log.vacation.own', { card: vacationWords(event.card, index) });
      return t('fq.end.vacation', { name, card: vacationWords(event.card, index) });
    case 'roundStarted':
      return t('fq.log.round', { count: event.round });
    case 'mayorCardRevealed':
      if (event.closed === null) return t('fq.log.mayor.open');
      return t('fq.log.mayor', { street: index.streetName(event.closed) });
    case 'mayorTookDie':
      return t('fq.log.mayorTook', { card: t(`fq.transport.${event.transport}`), value: event.value });
    case 'dieTaken': {
      const values = { card: t(`fq.transport.${event.transport}`), value: event.value };
      if (event.card === event.transport) return say('fq.log.taken', values);
      return say('fq.log.taken.other', { ...values, other: t(`fq.transport.${event.card}`) });
    }
    case 'touristMoved':
      return say('fq.log.moved', { building: index.building(event.to).name });
    case 'touristStuck':
      return say('fq.log.stuck');
    case 'courtyardMarked':
      return say('fq.log.courtyard', { building: index.building(event.building).name });
    case 'riverwalkMarked':
      return say('fq.log.riverwalk', { count: event.visits });
    case 'umbrellaMarked':
      return say(event.wild ? 'fq.log.umbrella.wild' : 'fq.log.umbrella');
    case 'umbrellaLost':
      return say('fq.log.umbrella.lost');
    case 'wildLost':
      return say('fq.log.wild.lost');
    case 'activityMarked':
      return say('fq.log.activity', { track: t(`fq.activity.${event.activity}`), count: event.box });
    case 'activityLost':
      return say('fq.log.activity.lost', { track: t(`fq.activity.${event.activity}`) });
    case 'bonusUnlocked': {
      const track = t(`fq.activity.${event.activity}`);
      return say('fq.log.bonus', { track, letter: letterOf(event.bonus), text: bonusWords(event.bonus) });
    }
    case 'multiplierMarked':
      return say('fq.log.multiplier', { track: t(`fq.activity.${event.activity}`), count: event.multiplier });
    case 'circleGaveNothing':
      return say('fq.log.circle.nothing', { track: t(`fq.activity.${event.activity}`) });
    case 'circleCrossedOut':
      return say('fq.log.circle.crossed', { count: event.box });
    case 'circleJumped':
      return say('fq.log.circle.jumped', { count: event.box });
    case 'bonusUsed':
      return say('fq.log.bonus.used', { bonus: bonusName(event.bonus) });
    case 'bonusLost':
      return say('fq.log.bonus.lost', { bonus: bonusName(event.bonus) });
    case 'performerMarked':
      return say('fq.log.performer', { performer: t(`fq.icon.${event.performer}`) });
    case 'performerLost':
      return say('fq.log.performer.lost', { performer: t(`fq.icon.${event.performer}`) });
    case 'buildingMapped':
      return say('fq.log.mapped', {
        building: index.building(event.building).name,
        value: valueInWords(event.value),
      });
    case 'mapFailed':
      return say('fq.log.map.failed');
    case 'mapForbidden':
      return say('fq.log.map.forbidden', { value: event.value });
    case 'personalLineStarted':
      return say('fq.log.own.start', { count: index.board.lineStarts.indexOf(event.crossing) + 1 });
    case 'lineAdvanced':
      return t('fq.log.line', { street: index.streetName(index.stretch(event.stretch).street) });
    case 'lineBlocked':
      return t('fq.log.line.blocked');
    case 'personalLineAdvanced':
      return say('fq.log.own.line', { street: index.streetName(index.stretch(event.stretch).street) });
    case 'secondLineScored':
      return say('fq.log.scored', { count: event.after - event.before });
    case 'touristArrested':
      return say('fq.log.arrested');
    case 'policeDieRolled':
      return say('fq.log.police', { value: event.value });
    case 'gameEnded':
      return t('fq.log.ended');
    case 'cardRevealed':
    case 'dieRolled':
    case 'turnStarted':
    case 'roundEnded':
    case 'scoreChanged':
      return null;
  }
}

/** `food A` */
function bonusName(bonus: string): string {
  const [track = 'food'] = bonus.split('-');
  return `${t(`fq.activity.${track as 'food'}`)} ${letterOf(bonus)}`;
}

/** A vacation card: what it is called, its four buildings and what their values have to be. */
export function vacationWords(id: string, index: QuarterIndex): string {
  const card = index.board.vacationCards.find((one) => one.id === id);
  if (card === undefined) return id;
  const buildings = listed(card.buildings.map((building) => index.building(building).name));
  return t(`fq.vacation.${card.values}`, { buildings });
}
