import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { GameInfo, KnownPerson } from '../generated/wire';
import NewSeats from './NewSeats.svelte';
import { firstWishes } from './wishes';

const game = { id: 'ttr-usa', minimumSeats: 2, maximumSeats: 5 } as GameInfo;
const ana = { name: 'Ana', games: 3, wins: 1, table: 't1', seat: 1 } as KnownPerson;

const body = (people: readonly KnownPerson[], company: KnownPerson | null): string =>
  render(NewSeats, { props: { game, levels: [], bots: [], people, wishes: firstWishes([], company) } }).body;

describe('the seats of a new table', () => {
  it('offer whom one has played with, and say of who is chosen what was played together', () => {
    const chosen = body([ana], ana);
    expect(chosen.match(/>Ana \(invited\)</g)).toHaveLength(2);
    expect(chosen).toMatch(/value="known:t1.1"[^>]* selected/);
    expect(chosen).toContain('>3 games together, you won 1<');
    expect(chosen).toContain('aria-describedby="manner-1"');
  });

  it('say nothing of people one has played with where there are none', () => {
    expect(body([ana], null)).toContain('label="People you’ve played with"');
    expect(body([], null)).not.toContain('played with');
  });

  it('show their colours, by which one comes to the others', () => {
    expect(body([], null)).toContain('aria-label="Change the colour of player 1 (blue)"');
    expect(body([], null)).toMatch(/--seat: ?var\(--stripe-red\)/);
  });
});
