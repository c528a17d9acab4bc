import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { PastGame } from '../generated/wire';
import PastGameRow from '../past/PastGameRow.svelte';
import { unreadByTable } from './unread';

it('is counted without those who only watch by whoever doesn’t hear them', () => {
  const told = [
    { table: 'a', seated: 2, watching: 3 },
    { table: 'b', seated: 0, watching: 1 },
  ];
  expect([...unreadByTable(told, true)]).toEqual([
    ['a', 5],
    ['b', 1],
  ]);
  expect([...unreadByTable(told, false)]).toEqual([['a', 2]]);
});

it('is told of a finished game, too', () => {
  const seats = [{ name: 'Ana', bot: '', score: 0, rank: 1 }];
  const game = { table: 't', game: 'ttr-usa', ended: 0, you: 0, seats, lines: [] } as unknown as PastGame;
  const row = (unread: number): string =>
    render(PastGameRow, { props: { game, board: 'USA', unread, deleted: () => undefined } }).body;
  expect(row(3)).toContain('3 new messages');
  expect(row(0)).not.toContain('new message');
});
