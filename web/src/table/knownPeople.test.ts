import { describe, expect, it } from 'vitest';
import { invitationWords } from '../app/invitation';
import { isInvitable, personKey, togetherWords } from './knownPeople';

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

describe('an invitation', () => {
  it('says who invites, and whether the same people play again', () => {
    expect(invitationWords({ by: 'Ana', rematch: false })).toBe('Ana invites you to play');
    expect(invitationWords({ by: 'Ana', rematch: true })).toBe('Ana asks for a rematch');
    expect(invitationWords({ by: null, rematch: true })).toBe('A rematch is waiting for you');
  });
});
