import type { TableInfo } from '../../../generated/wire';
import { seatName } from '../../../words/names';
import { numeral } from '../../../texts/texts.svelte';
import { t } from '../texts/words';
import type { ScoreRow } from './scoreRows';

/** What a row of the score sheet brings everybody, for whoever hears it: `you 2, Tourist 20`. */
export function pointsInWords(row: ScoreRow, table: TableInfo): string {
  return row.points
    .flatMap((points, seat) => {
      const name = seat === table.you ? t('fq.end.own') : seatName(table, seat);
      return points === null ? [] : [`${name} ${numeral(points)}`];
    })
    .join(', ');
}
