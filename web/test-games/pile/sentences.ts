import type { TableInfo } from '../../src/generated/wire';
import { seatName } from '../../src/words/names';
import type { PileEvent } from './wire';
import { t } from './words';

/** An event in words; null if the log passes over it. */
export function sentence(event: PileEvent, table: TableInfo): string | null {
  if (event.type === 'coinsValued') return null;
  return t('pile.taken', { name: seatName(table, event.seat), count: event.coins, points: event.points });
}
