import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import CompanyNotice from './CompanyNotice.svelte';
import type { TableSession } from '../table/session.svelte';

const over = {
  id: 't1',
  status: 'unfinished',
  version: 3,
  seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, present: true, substitute: null }) as SeatInfo),
  time: { type: 'none' },
  you: 0,
  host: true,
  branch: null,
  paused: false,
  proposal: null,
  imported: false,
  rematch: null,
  joinable: false,
} as unknown as TableInfo;

const told = (changes: Partial<TableInfo>, position: object | null = null): string =>
  render(CompanyNotice, {
    props: { session: { table: { ...over, ...changes }, position } as unknown as TableSession, again: () => undefined },
  }).body;

describe('at a table whose game is over', () => {
  it('whoever is waited for at the next one is asked to it, and still finds the game', () => {
    const asked = told({ rematch: 't2', joinable: true });

    expect(asked).toContain('data-notice="rematch"');
    expect(asked).toContain('No, thanks');
    expect(asked).toContain('/tables/t1/replay');
    expect(asked).toContain('/api/tables/t1/export');
  });

  it('whoever sits at the next one, or comes too late, is led there and asked nothing', () => {
    const led = told({ rematch: 't2' });

    expect(led).not.toContain('data-notice="rematch"');
    expect(led).toContain('To the next game');
    expect(led).toContain('/tables/t1/replay');
    expect(told({ status: 'over', rematch: 't2' })).not.toContain('data-notice');
  });

  it('without another one they may play again', () => {
    expect(told({})).toContain('Play again');
  });

  it('whoever only watched isn’t asked to play again: they may have a table like it, and press nothing big', () => {
    const watched = told({ you: null, host: false, rematch: 't2' });

    expect(watched).not.toContain('Play again');
    expect(watched).toMatch(/<button class="plain[^>]*data-alike[^>]*>(<!--.*?-->)*Set up one like it/);
  });
});

describe('what another player asks for', () => {
  const proposal = { id: 'p1', kind: 'pause', by: 1, absent: null, agreed: [1], awaited: [0], left: 60_000 } as const;
  const agree = (offers: readonly object[]): string | undefined =>
    /<button class="([^ "]*)[^>]*data-agree/.exec(told({ status: 'playing', proposal }, { offers, chosenEarly: false }))?.[1];

  it('is agreed to by the big button, unless there is something to choose at the table', () => {
    expect([agree([]), agree([{}])]).toEqual(['primary', 'plain']);
  });
});
