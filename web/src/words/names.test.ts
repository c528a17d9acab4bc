import { describe, expect, it } from 'vitest';
import type { GameInfo, LevelInfo, TableInfo } from '../generated/wire';
import '../table/families';
import { t } from '../texts/texts.svelte';
import { levelInWords, optionsInWords, seatName, winnerWords } from './names';

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

describe('a level', () => {
  it('says how hard it is to beat and which place it has among those of its game', () => {
    const levels: LevelInfo[] = [
      { name: 'tourist', difficulty: 'easy', suggested: true },
      { name: 'expert', difficulty: 'hard', suggested: false },
    ];
    expect(levelInWords(levels[0]!, levels)).toBe('Tourist (easy, 1 of 2)');
    expect(levelInWords(levels[1]!, levels)).toBe('Expert (hard, 2 of 2)');
  });
});

describe('somebody’s program', () => {
  it('is called by its name, as a bot, and somebody’s once that is gone', () => {
    const seats = [
      { kind: 'bot', bot: '', name: 'Long Routes' },
      { kind: 'bot', bot: '', name: '' },
    ];
    const table = { seats } as unknown as TableInfo;
    expect(seatName(table, 0)).toBe('Long Routes (bot)');
    expect(seatName(table, 1)).toBe(t('seat.network.gone'));
  });
});

describe('who has won', () => {
  const kind = 'person';
  const seats = [{ kind, name: 'Ana' }, { kind, name: '' }, { kind, name: 'Eva' }].map((info) => ({ ...info, substitute: null }));
  const table = { you: 2, seats } as unknown as TableInfo;

  it('is told in a sentence of its own where it is the reader, or somebody who has left', () => {
    expect(winnerWords(table, [0])).toBe(t('end.winner', { name: 'Ana' }));
    expect(winnerWords(table, [1])).toBe(t('end.winner.gone'));
    expect(winnerWords(table, [2])).toBe(t('end.winner.you'));
    expect(winnerWords(table, [0, 2])).toBe(t('end.winners.you', { name: 'Ana' }));
    expect(winnerWords({ ...table, you: null }, [0, 2])).toBe(t('end.winners', { name: 'Ana and Eva' }));
  });

  it('is the bot where somebody left the game to one', () => {
    const left = { ...table, seats: seats.map((info) => ({ ...info, substitute: { bot: 'expert', reason: 'resigned' } })) };
    const told = [0, 1, 2].map((seat) => winnerWords(left as unknown as TableInfo, [seat]));
    expect(told).toEqual([t('end.winner.bot', { name: 'Ana' }), t('end.winner.bot.gone'), t('end.winner.bot.you')]);
  });
});
