import { expect, it } from 'vitest';
import type { TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { hintWordsFor } from './hintWords';

function over(you: number | null, ...names: string[]): TableInfo {
  return { you, seats: names.map((name, seat) => ({ seat, kind: 'person', name })) } as unknown as TableInfo;
}

it('whoever had to choose is spoken to, and anybody else is spoken of', () => {
  const table = over(0, 'Ana', 'Bea');
  expect(hintWordsFor(table, 0)).toEqual({ alone: false, about: t('hint.past'), why: t('hint.why') });
  const { about, why } = hintWordsFor(table, 1);
  expect(about).toBe(t('hint.past.of', { name: 'Bea' }));
  expect(why).toBe(t('hint.why.of', { name: 'Bea' }));
});

it('whoever has only watched is told of both', () => {
  expect(hintWordsFor(over(null, 'Ana', 'Bea'), 0).about).toBe(t('hint.past.of', { name: 'Ana' }));
});

it('of somebody who played alone it is points that are told', () => {
  expect(hintWordsFor(over(0, 'Ana'), 0)).toMatchObject({ alone: true, about: t('hint.past.alone') });
  expect(hintWordsFor(over(null, 'Ana'), 0).about).toBe(t('hint.past.alone.of', { name: 'Ana' }));
});
