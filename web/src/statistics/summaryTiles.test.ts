import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Summary } from '../generated/wire';
import SummaryTiles from './SummaryTiles.svelte';

const summary: Summary = {
  games: 5,
  analysed: 2,
  deserted: 0,
  wins: 1,
  meanRank: 1,
  meanScore: 9,
  best: 9,
  worst: 9,
  imported: 0,
  pace: null,
};

it('how many games were analysed is said of all of them together', () => {
  const told = (of: Summary): string => render(SummaryTiles, { props: { summary: of } }).body.replace(/<[^>]*>/g, ' ');
  expect(told(summary)).toMatch(/Analysed\s+2/);
  expect(told({ ...summary, analysed: 0 })).not.toContain('Analysed');
});
