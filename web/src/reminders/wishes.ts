import type { QuietHours, ReminderTopic, ReminderWishes } from '../generated/wire';
import { t } from '../texts/texts.svelte';

/** What somebody can be told about, in the order in which they are asked. */
export const topics: readonly ReminderTopic[] = ['turn', 'time', 'question', 'invitation', 'end'];

/** The name of the time zone where this browser is, such as `America/Bogota`. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is offered to somebody who wants quiet hours and hasn't said which. */
export const firstHours = (zone: string): QuietHours => ({ from: '22:00', to: '08:00', zone, timeAnyway: false });

/** The wishes of somebody who wants to be told about a topic, or no more, besides what they wanted. */
export function withTopic(wishes: ReminderWishes, topic: ReminderTopic, wanted: boolean): ReminderWishes {
  const others = wishes.unwanted.filter((one) => one !== topic);
  return { ...wishes, unwanted: wanted ? others : [...others, topic] };
}

/** Whether they are two times of a day: a browser tells none for one that is half typed. */
export const areHours = ({ from, to }: QuietHours): boolean => from !== '' && to !== '' && from !== to;

/** All in a few words: `4 of 5, except from 22:00 to 08:00`. */
export function inShort({ unwanted, quiet }: ReminderWishes): string {
  const count = topics.length - unwanted.length;
  if (count === 0) return t('wishes.none');
  const what = unwanted.length === 0 ? t('wishes.all') : t('wishes.some', { count, all: topics.length });
  return `${what}, ${quiet === null ? t('wishes.always') : t('wishes.except', { from: quiet.from, to: quiet.to })}`;
}
