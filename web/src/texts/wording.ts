import type { Wording } from '../generated/wire';

/** The sentences of a language by what they say, written with places: `{word}`, or `{count|card|cards}`. */
export type Sentences = Readonly<Record<string, string>>;

const place = /\{([a-z]+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** A wording in the language of some sentences; null if there is none for it, or for a part of it. */
export function worded({ code, facts, parts }: Wording, sentences: Sentences): string | null {
  const inner = Object.entries(parts).map(([name, part]) => [name, worded(part, sentences)] as const);
  const sentence = sentences[code];
  if (sentence === undefined || inner.some(([, text]) => text === null)) return null;
  const values: Readonly<Record<string, string | null>> = { ...facts, ...Object.fromEntries(inner) };
  return sentence.replace(place, (_whole, name: string, one?: string, other?: string) => {
    const text = values[name] ?? '';
    if (one === undefined) return text;
    return (text === '1' ? one : other) ?? '';
  });
}
