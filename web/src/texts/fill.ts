import { formats } from './formats';

/**
 * A text of a language file: a sentence, or one sentence for each plural form of `count`, and where a zero would sound
 * odd one more, under `none`.
 */
export type Text = string | Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

const placeholder = /\{(\w+)\}/g;

/** The names of all placeholders of a text, each once, in alphabetical order. */
export function placeholders(text: Text): string[] {
  const sentences = typeof text === 'string' ? [text] : Object.values(text);
  const names = sentences.flatMap((sentence) => [...sentence.matchAll(placeholder)].map((match) => match[1] ?? ''));
  return [...new Set(names)].sort();
}

/** Where a sentence ends. */
const end = /^\.(\s|$)/;

/**
 * The sentence of the plural form that `values.count` asks for, its placeholders filled in. A name that ends with a full
 * stop, and the sentence with it, has one between them.
 */
export function fill(language: string, text: Text, values: Values = {}): string {
  const sentence = typeof text === 'string' ? text : form(language, text, Number(values['count'] ?? 0));
  return sentence.replace(placeholder, (whole, name: string, place: number) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'number') return formats(language).number.format(value);
    return value.endsWith('.') && end.test(sentence.slice(place + whole.length)) ? value.slice(0, -1) : value;
  });
}

function form(language: string, forms: Readonly<Record<string, string>>, count: number): string {
  const none = count === 0 ? forms['none'] : undefined;
  return none ?? forms[formats(language).plural.select(count)] ?? forms['other'] ?? '';
}
