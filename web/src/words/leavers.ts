import type { TableInfo, TableResult } from '../generated/wire';
import { listed, t } from '../texts/texts.svelte';
import { seatName } from './names';

/** What a seat is called in a list of results: whoever left the game to a bot is told apart. */
export function withLeaver(name: string, deserted: boolean): string {
  return deserted ? t('past.leaver', { name }) : name;
}

/** The seats of a game that is over in the order that counts: those who left it to a bot come last. */
export function counted({ ranks, deserted }: Pick<TableResult, 'ranks' | 'deserted'>): readonly number[] {
  const rank = (seat: number): number => ranks[seat]! + (deserted.includes(seat) ? ranks.length : 0);
  return ranks.map((_, seat) => seat).toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Who has left a game to a bot and so comes last, and who has won instead; null where the points tell the same.
 */
export function leaverWords(table: TableInfo): string | null {
  const { result } = table;
  if (result === null) return null;
  const { ranks, deserted } = result;
  const [first] = counted(result).filter((seat) => !deserted.includes(seat));
  if (first === undefined) return null;
  const last = deserted.filter((seat) => ranks.some((rank, other) => rank >= ranks[seat]! && !deserted.includes(other)));
  if (last.length === 0) return null;
  const winners = ranks.flatMap((rank, seat) => (rank === ranks[first] && !deserted.includes(seat) ? [seat] : []));
  return [...last.map((seat) => leaver(table, seat)), won(table, winners)].join(' ');
}

function leaver(table: TableInfo, seat: number): string {
  const resigned = table.seats[seat]?.substitute?.reason === 'resigned';
  if (seat === table.you) return t(resigned ? 'end.leaver.resigned.you' : 'end.leaver.you');
  return t(resigned ? 'end.leaver.resigned' : 'end.leaver', { name: seatName(table, seat) });
}

function won(table: TableInfo, winners: readonly number[]): string {
  if (winners.length > 1) return t('end.counted.shared', { name: listed(winners.map((seat) => seatName(table, seat))) });
  if (winners[0] === table.you) return t('end.counted.you');
  return t('end.counted', { name: seatName(table, winners[0]!) });
}
