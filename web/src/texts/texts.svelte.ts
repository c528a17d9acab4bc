import { stored } from '../browser/stored';
import { apart } from './apart';
import en from './en.json';
import es from './es.json';
import { fill, placeholders, type Text, type Values } from './fill';
import { formats } from './formats';

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export type TextKey = keyof typeof en;

const files: Record<Language, Record<TextKey, Text> & Record<string, Text>> = { en: { ...en }, es: { ...es } };
const kept = 'anden.language';

/** The first language of the list that there are texts in; English if there is none. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = languages.find((one) => wish.toLowerCase().split('-')[0] === one);
    if (language) return language;
  }
  return 'en';
}

class Texts {
  #language = $state<Language>('en');

  get language(): Language {
    return this.#language;
  }

  start(): void {
    const chosen = stored.getItem(kept);
    this.#show(preferred(chosen ? [chosen] : navigator.languages));
  }

  choose(language: Language): void {
    stored.setItem(kept, language);
    this.#show(language);
  }

  #show(language: Language): void {
    this.#language = language;
    document.documentElement.lang = language;
  }
}

export const texts = new Texts();

/** A sentence in the chosen language. */
export function t(key: TextKey, values?: Values): string {
  return fill(texts.language, files[texts.language][key], values);
}

/**
 * Adds texts that somebody brings along, such as a game; from then on their keys are known like all others.
 *
 * @returns a `t` that also takes these keys
 */
export function bring<Own extends string>(
  own: Readonly<Record<Language, Readonly<Record<Own, Text>>>>,
): (key: TextKey | Own, values?: Values) => string {
  for (const language of languages) Object.assign(files[language], own[language]);
  return (key, values) => fill(texts.language, files[texts.language][key]!, values);
}

/** The first of some keys, made at run time, that there is a text for and whose placeholders are all given. */
export function tFirst(keys: readonly string[], values: Values = {}): string | null {
  const file: Record<string, Text> = files[texts.language];
  const key = keys.find((one) => one in file && placeholders(file[one]!).every((name) => name in values));
  return key === undefined ? null : fill(texts.language, file[key]!, values);
}

/** A number as the language writes it. */
export function numeral(points: number): string {
  return formats(texts.language).number.format(points);
}

/** A number as the language writes it, with a sign if it is to show that points are added or taken. */
export function signed(points: number): string {
  return formats(texts.language).signed.format(points);
}

/** A list of names: `Ana, Luis and Eva`. */
export function listed(names: readonly string[]): string {
  return formats(texts.language).list.format(names.map(apart));
}

/** Names of which one is enough: `Ana, Luis or Eva`. */
export function anyOf(names: readonly string[]): string {
  return formats(texts.language).alternatives.format(names.map(apart));
}

/** A moment of today as a time, an older one as a day; of another year with that year. */
export function moment(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const { time, day, fullDay } = formats(texts.language);
  if (then.toDateString() === today.toDateString()) return time.format(at);
  return (then.getFullYear() === today.getFullYear() ? day : fullDay).format(at);
}

/** The day of a moment that is to come: `12 December`; of another year with that year. */
export function dayAhead(at: number, now: number): string {
  const { dayAhead: day, fullDayAhead } = formats(texts.language);
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? day : fullDayAhead).format(at);
}

/** The time of day of a moment. */
export function timeOfDay(at: number): string {
  return formats(texts.language).time.format(at);
}

/** The day of a moment that is to come in a word, `today` or `tomorrow`; null if it is a later one. */
export function nearDay(at: number, now: number): string | null {
  const days = dayOf(at) - dayOf(now);
  return days > 1 ? null : formats(texts.language).ago.format(days, 'day');
}

/** A month with its year, such as `2026-11`. */
export function monthName(word: string): string {
  return formats(texts.language).month.format(Date.parse(word));
}

/** How many days ago a moment was, and roughly if it is long ago: `today`, `3 days ago`, `2 months ago`. */
export function daysAgo(at: number, now: number): string {
  const days = Math.max(0, dayOf(now) - dayOf(at));
  const { ago } = formats(texts.language);
  if (days < 14) return ago.format(-days, 'day');
  if (days < 60) return ago.format(-Math.floor(days / 7), 'week');
  return days < 730 ? ago.format(-Math.floor(days / 30), 'month') : ago.format(-Math.floor(days / 365), 'year');
}

/** The day that a moment is on where the reader is, counted from 1970. */
function dayOf(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}
