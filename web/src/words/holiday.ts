import type { HolidayInfo, SeatInfo } from '../generated/wire';
import { dayAhead } from '../texts/texts.svelte';

const day = 24 * 60 * 60 * 1_000;

/** Until when the person in a seat is away, in words; null if they aren't, or a bot plays for them. */
export function awayUntil(info: SeatInfo | undefined, now = Date.now()): string | null {
  const until = info?.holiday ?? 0;
  return until > now && info?.substitute == null ? dayAhead(until, now) : null;
}

/** What a date field has for a day, where the reader is: `2026-12-12`. */
export function dateOf(at: number): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of a day that a date field has, where the reader is; NaN if it has none. */
export function endOf(date: string): number {
  return new Date(`${date}T23:59:59.999`).getTime();
}

/**
 * The last day that somebody may choose. A day counts from the time of day at which they go, and for the year (UTC) in
 * which it begins: whoever has enough of them left for the rest of this year may stay for all of the next one's, too.
 */
export function lastDate({ until, left, days }: HolidayInfo, now: number): string {
  const from = until ?? now;
  const newYear = Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
  const thisYear = Math.max(0, Math.ceil((newYear - from) / day));
  const nextYear = days - Math.max(0, Math.ceil((from - newYear) / day));
  const more = left < thisYear ? left : thisYear + nextYear;
  // By the calendar: with summer time a day may have another length.
  const last = new Date(from);
  last.setDate(last.getDate() + (until === null ? more - 1 : more));
  return dateOf(last.getTime());
}
