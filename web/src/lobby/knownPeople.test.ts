import { describe, expect, it } from 'vitest';
import { invitationWords } from '../app/invitation';
import type { KnownPerson } from '../generated/wire';
import { inPlace, isInvitable, personKey, presenceWords, togetherWords } from './knownPeople';

describe('somebody with whom one has played', () => {
  it('is told from others of the same name by where they sat', () => {
    expect(personKey({ table: 'a', seat: 1 })).not.toBe(personKey({ table: 'a', seat: 2 }));
    expect(personKey({ table: 'a', seat: 1 })).not.toBe(personKey({ table: 'b', seat: 1 }));
  });

  it('is invited once, and not while they sit there', () => {
    expect(isInvitable({ standing: null })).toBe(true);
    for (const standing of ['seated', 'invited', 'declined'] as const) expect(isInvitable({ standing })).toBe(false);
  });

  it('comes with the games and the own wins among them', () => {
    expect(togetherWords({ games: 1, wins: 0 })).toBe('1 game together, you won none');
    expect(togetherWords({ games: 12, wins: 1 })).toBe('12 games together, you won 1');
  });
});

describe('whether somebody is here', () => {
  const now = new Date(2026, 10, 26, 9, 30).getTime();
  const seen = (...time: [number, number, number, number]) =>
    presenceWords({ here: false, seen: new Date(...time).getTime() }, now);

  it('is told by the day where the reader is, and roughly if it is long ago', () => {
    expect(presenceWords({ here: true, seen: now }, now)).toBe('here now');
    expect(seen(2026, 10, 26, 0)).toBe('last here today');
    expect(seen(2026, 10, 25, 23)).toBe('last here yesterday');
    expect(seen(2026, 10, 23, 12)).toBe('last here 3 days ago');
    expect(seen(2026, 10, 5, 12)).toBe('last here 3 weeks ago');
    expect(seen(2026, 5, 26, 12)).toBe('last here 5 months ago');
    expect(seen(2023, 10, 26, 12)).toBe('last here 3 years ago');
  });

  it('is not told of whom nobody knows, and never as something to come', () => {
    expect(presenceWords({ here: false, seen: null }, now)).toBeNull();
    expect(seen(2026, 10, 27, 1)).toBe('last here today');
  });
});

describe('a list that is looked at again', () => {
  const named = (name: string): KnownPerson => ({
    name,
    games: 1,
    wins: 0,
    last: 0,
    table: name,
    seat: 1,
    here: false,
    seen: null,
    standing: null,
    profile: null,
  });

  it('leaves everybody where they are, and puts whoever is new behind them', () => {
    const before = ['Ana', 'Bea', 'Carl'].map(named);
    const now = inPlace(['Dora', 'Carl', 'Ana', 'Bea'].map(named), before);
    expect(now.map(({ name }) => name)).toEqual(['Ana', 'Bea', 'Carl', 'Dora']);
    expect(inPlace(now, [])).toEqual(now);
  });
});

describe('an invitation', () => {
  it('says who invites, and whether the same people play again', () => {
    expect(invitationWords({ by: 'Ana', rematch: false })).toBe('Ana invites you to play');
    expect(invitationWords({ by: 'Ana', rematch: true })).toBe('Ana asks for a rematch');
    expect(invitationWords({ by: null, rematch: true })).toBe('A rematch is waiting for you');
  });
});
