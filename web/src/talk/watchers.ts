import { listed, t } from '../texts/texts.svelte';
import type { Talk } from './talk.svelte';

export type Watching = Talk['watching'];

/** How many watch without a seat. */
export function watcherCount({ names, others }: Watching): number {
  return names.length + others;
}

/** Who watches, in words: those whose names are known, and how many more. */
export function watcherNames({ names, others }: Watching): string {
  if (names.length === 0 && others === 0) return t('talk.watching.nobody');
  const more =
    others === 0 ? [] : [t(names.length === 0 ? 'talk.watching.nameless' : 'talk.watching.more', { count: others })];
  return listed([...names, ...more]);
}
