import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { GameInfo, TableInfo, WatchableGame } from '../generated/wire';
import GamesToWatch from './GamesToWatch.svelte';

const games = ['usa', 'quarter'].map((id) => ({ id, name: id.toUpperCase(), names: {} }) as unknown as GameInfo);

const played = (id: string, game: string, choices: number): WatchableGame => ({
  table: {
    id,
    game,
    seats: ['Ana', 'Bea'].map((name, seat) => ({ seat, kind: 'person', name: `${name} of ${id}`, bot: '' })),
    you: null,
    created: 0,
  } as unknown as TableInfo,
  choices,
});

const body = (...watchable: WatchableGame[]): string => render(GamesToWatch, { props: { watchable, games } }).body;

describe('games that anybody may watch', () => {
  it('are there with whoever plays and how far they are, those of a game together', () => {
    const all = body(played('q1', 'quarter', 12), played('u1', 'usa', 1), played('q2', 'quarter', 0));

    const places = ['USA', '/tables/u1', 'QUARTER', '/tables/q1', '/tables/q2'].map((text) => all.indexOf(text));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(all).toContain('Ana of u1 and Bea of u1');
    expect(all).toContain('1 move<');
    expect(all).toContain('12 moves<');
  });

  it('are passed over where this page knows no such game, and make no section where there are none', () => {
    expect(body(played('x', 'chess', 3))).not.toContain('<section');
    expect(body()).not.toContain('<section');
  });
});
