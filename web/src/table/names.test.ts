import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/wire';
import './families';
import { optionsInWords } from './names';

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
