import type { TableInfo } from '../../../generated/wire';
import { seatName } from '../../../words/names';
import { signed } from '../../../texts/texts.svelte';
import { t, told, type TextKey } from '../texts/words';
import type { Gain, Part, Source } from './gains';

const names: Readonly<Record<Source, TextKey>> = {
  food: 'fq.activity.food',
  culture: 'fq.activity.culture',
  shopping: 'fq.activity.shopping',
  mysticism: 'fq.activity.mysticism',
  party: 'fq.activity.party',
  bonuses: 'fq.help.bonuses',
  secondLine: 'fq.line',
  giftShops: 'fq.sheet.gift-shops',
  courtyards: 'fq.sheet.courtyards',
  riverwalk: 'fq.sheet.riverwalk',
  performers: 'fq.performers',
  vacation: 'fq.sheet.goal',
};

/** Where points come from: `Culture +4, Second Line +3`. */
export function partsInWords(parts: readonly Part[]): string {
  return parts.map(({ source, points }) => `${t(names[source])} ${signed(points)}`).join(', ');
}

/** A gain as the log tells it. */
export function gainWords(gain: Gain, table: TableInfo): string {
  const own = gain.seat === table.you;
  const name = seatName(table, gain.seat);
  if (gain.points === 0) return told('fq.gain.none', own, { name });
  return told('fq.gain', own, { name, points: t('points', { count: gain.points }), parts: partsInWords(gain.parts) });
}
