import { t } from '../texts/texts.svelte';

/** What a button is called that tools stand behind: it tells as well of other games that wait, which one of them leads to. */
export function toolsName(waiting: number): string {
  return waiting === 0 ? t('tools.label') : t('tools.waiting', { waiting: t('next.waiting', { count: waiting }) });
}
