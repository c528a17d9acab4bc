import { describe, expect, it } from 'vitest';
import type { GameInfo, TableInfo } from '../generated/wire';
import './families';
import { t } from '../texts/texts.svelte';
import { optionsInWords, winnerWords } from './names';

const game = {
  options: [
    { id: 'tickets', values: ['base', 'mega'], standard: 'base', settled: [] },
    { id: 'mayor', values: ['off', 'on'], standard: 'off', settled: [] },
  ],
} as unknown as GameInfo;

describe('a waiting room', () => {
  it('tells what isn’t as usual at its table', () => {
    expect(optionsInWords(game, { options: { tickets: 'mega', mayor: 'on' } })).toEqual(['Tickets: Mega', 'The mayor']);
  });

  it('tells nothing of what is as usual, chosen or not', () => {
    expect(optionsInWords(game, { options: { tickets: 'base' } })).toEqual([]);
  });
});

describe('who has won', () => {
  const kind = 'person';
  const seats = [{ kind, name: 'Ana' }, { kind, name: '' }, { kind, name: 'Eva' }];
  const table = { you: 2, seats } as unknown as TableInfo;

  it('is told in a sentence of its own where it is the reader, or somebody who has left', () => {
    expect(winnerWords(table, [0])).toBe(t('end.winner', { name: 'Ana' }));
    expect(winnerWords(table, [1])).toBe(t('end.winner.gone'));
    expect(winnerWords(table, [2])).toBe(t('end.winner.you'));
    expect(winnerWords(table, [0, 2])).toBe(t('end.winners', { name: 'Ana and Eva' }));
  });
});
