import type { FqEvent, TableInfo } from '../../../generated/wire';
import { seatName } from '../../../table/names';
import { listed } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { QuarterIndex } from './boardIndex';
import { bonusWords, letterOf, valueInWords } from './words';

/** An event in words; null if the log passes over it. */
export function sentence(event: FqEvent, table: TableInfo, index: QuarterIndex): string | null {
  const name = 'seat' in event ? seatName(table, event.seat) : '';
  switch (event.type) {
    case 'firstSeatChosen':
      return t('fq.log.first', { name });
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
      const values = { name, card: t(`fq.transport.${event.transport}`), value: event.value };
      if (event.card === event.transport) return t('fq.log.taken', values);
      return t('fq.log.taken.other', { ...values, other: t(`fq.transport.${event.card}`) });
    }
    case 'touristMoved':
      return t('fq.log.moved', { name, building: index.building(event.to).name });
    case 'touristStuck':
      return t('fq.log.stuck', { name });
    case 'courtyardMarked':
      return t('fq.log.courtyard', { name, building: index.building(event.building).name });
    case 'riverwalkMarked':
      return t('fq.log.riverwalk', { name, count: event.visits });
    case 'umbrellaMarked':
      return t(event.wild ? 'fq.log.umbrella.wild' : 'fq.log.umbrella', { name });
    case 'umbrellaLost':
      return t('fq.log.umbrella.lost', { name });
    case 'wildLost':
      return t('fq.log.wild.lost', { name });
    case 'activityMarked':
      return t('fq.log.activity', { name, track: t(`fq.activity.${event.activity}`), count: event.box });
    case 'activityLost':
      return t('fq.log.activity.lost', { name, track: t(`fq.activity.${event.activity}`) });
    case 'bonusUnlocked': {
      const track = t(`fq.activity.${event.activity}`);
      return t('fq.log.bonus', { name, track, letter: letterOf(event.bonus), text: bonusWords(event.bonus) });
    }
    case 'multiplierMarked':
      return t('fq.log.multiplier', { name, track: t(`fq.activity.${event.activity}`), count: event.multiplier });
    case 'circleGaveNothing':
      return t('fq.log.circle.nothing', { name, track: t(`fq.activity.${event.activity}`) });
    case 'circleCrossedOut':
      return t('fq.log.circle.crossed', { name, count: event.box });
    case 'circleJumped':
      return t('fq.log.circle.jumped', { name, count: event.box });
    case 'bonusUsed':
      return t('fq.log.bonus.used', { name, bonus: bonusName(event.bonus) });
    case 'bonusLost':
      return t('fq.log.bonus.lost', { name, bonus: bonusName(event.bonus) });
    case 'performerMarked':
      return t('fq.log.performer', { name, performer: t(`fq.icon.${event.performer}`) });
    case 'performerLost':
      return t('fq.log.performer.lost', { name, performer: t(`fq.icon.${event.performer}`) });
    case 'buildingMapped':
      return t('fq.log.mapped', {
        name,
        building: index.building(event.building).name,
        value: valueInWords(event.value),
      });
    case 'mapFailed':
      return t('fq.log.map.failed', { name });
    case 'mapForbidden':
      return t('fq.log.map.forbidden', { name, value: event.value });
    case 'personalLineStarted':
      return t('fq.log.own.start', { name, count: index.board.lineStarts.indexOf(event.crossing) + 1 });
    case 'lineAdvanced':
      return t('fq.log.line', { street: index.streetName(index.stretch(event.stretch).street) });
    case 'lineBlocked':
      return t('fq.log.line.blocked');
    case 'personalLineAdvanced':
      return t('fq.log.own.line', { name, street: index.streetName(index.stretch(event.stretch).street) });
    case 'secondLineScored':
      return t('fq.log.scored', { name, count: event.after - event.before });
    case 'touristArrested':
      return t('fq.log.arrested', { name });
    case 'policeDieRolled':
      return t('fq.log.police', { name, value: event.value });
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
