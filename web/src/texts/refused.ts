import type { Text } from './fill';
import lists from './refused.json';

/** Words that lost, and those that are said instead: data of the house, read by the tests here and of the terminal. */
interface Refused {
  /** A pattern of whole words. */
  readonly words: string;
  readonly instead: string;
  readonly why: string;
  /** A pattern of the keys that it is refused in; in all if there is none. */
  readonly only?: string;
  /** A pattern of the keys that it may stay in. */
  readonly except?: string;
  /** Whether capital letters matter. */
  readonly exact?: boolean;
}

const refused: Readonly<Record<string, readonly Refused[]>> = lists.refused;
const counted: Readonly<Record<string, string>> = lists.counted;

const whole = (words: string, exact = false): RegExp =>
  new RegExp(`(?<![\\p{L}{])(?:${words})(?!\\p{L})`, exact ? 'u' : 'iu');
const matches = (pattern: string, key: string): boolean => new RegExp(pattern).test(key);
const sentences = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** What is wrong with a text by the glossary and the house's ways of writing; empty if nothing is. */
export function complaints(language: string, key: string, text: Text): string[] {
  return [...lost(language, key, text), ...uncounted(language, key, text), ...marks(text)];
}

function lost(language: string, key: string, text: Text): string[] {
  return (refused[language] ?? [])
    .filter(({ only, except }) => (only === undefined || matches(only, key)) && !(except && matches(except, key)))
    .filter(({ words, exact }) => sentences(text).some((sentence) => whole(words, exact).test(sentence)))
    .map(({ words, instead, why }) => `/${words}/: ${instead}. ${why}`);
}

/** A number before a noun that has only its plural: wrong for one. */
function uncounted(language: string, key: string, text: Text): string[] {
  if (key in lists.alwaysMany) return [];
  const plural = new RegExp(`\\{\\w+\\} (?:${counted[language]})(?!\\p{L})`, 'u');
  const fixed = typeof text === 'string' ? text : (text['one'] ?? '');
  return plural.test(fixed) ? ['a number before a plural has a form for one'] : [];
}

function marks(text: Text): string[] {
  const all = sentences(text).join('\n');
  return [
    ...(/\p{L}'/u.test(all) ? ['an apostrophe is ’'] : []),
    ...(/"/.test(all) ? ['quotation marks are “ ” or « »'] : []),
    ...(/\S …/.test(all) ? ['no space before …'] : []),
    ...(/\.\.\./.test(all) ? ['three points are …'] : []),
    ...(/ {2}| $|^ /m.test(all) ? ['a space too many'] : []),
  ];
}
