import type { ReadyPhrase, TalkLine } from '../generated/wire';
import { t, type TextKey } from '../texts/texts.svelte';

/** What can be said with one press, in the order in which a game goes. */
export const phrases: Readonly<Record<ReadyPhrase, TextKey>> = {
  hello: 'talk.phrase.hello',
  'good-luck': 'talk.phrase.good-luck',
  'your-turn': 'talk.phrase.your-turn',
  'one-moment': 'talk.phrase.one-moment',
  thinking: 'talk.phrase.thinking',
  'well-played': 'talk.phrase.well-played',
  thanks: 'talk.phrase.thanks',
  sorry: 'talk.phrase.sorry',
  'back-soon': 'talk.phrase.back-soon',
  'good-game': 'talk.phrase.good-game',
  again: 'talk.phrase.again',
  bye: 'talk.phrase.bye',
};

export const readyPhrases = Object.keys(phrases) as readonly ReadyPhrase[];

/** What was said, in the reader's language if it was a phrase. */
export function words({ phrase, text }: Pick<TalkLine, 'phrase' | 'text'>): string {
  return phrase === null ? text : t(phrases[phrase]);
}

/** What whoever said it is called. */
export function speaker({ name }: Pick<TalkLine, 'name'>): string {
  return name === '' ? t('seat.gone') : name;
}
