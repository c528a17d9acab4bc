import type { TableInfo } from '../generated/wire';
import { worthWords } from '../table/worth';
import { t } from '../texts/texts.svelte';
import { seatName } from '../words/names';
import type { Course } from './course';

/**
 * What a game was worth at one of the places at which one stops: a chance to win, or points.
 *
 * @param own where whoever looks has played; null if they haven't
 */
export function worthNow(course: Course, place: number, table: TableInfo, own: number | null): string {
  const { seat, inPoints } = course;
  const worth = worthWords(course.worths[place] ?? 0, inPoints);
  if (inPoints) return t('replay.worth.points', { worth });
  return seat === own ? t('replay.worth.you', { worth }) : t('replay.worth.of', { name: seatName(table, seat), worth });
}
