import { describe, expect, it } from 'vitest';
import type { SeatInfo, SpectatorView, TableInfo } from '../generated/wire';
import { spectatorWords } from '../words/spectators';
import { mayBePlayer, spectatorNote } from './spectatorNote';

const later: SpectatorView = { type: 'afterTurns', turns: 2 };
const table = (changes: Partial<TableInfo>): TableInfo =>
  ({ status: 'playing', spectators: later, late: false, you: null, ...changes }) as TableInfo;
const guest = { handle: null };
const ana = { handle: 'ana' };

describe('whoever watches a game of which hands are seen late', () => {
  it('is told that they see them, and how late', () => {
    expect(spectatorNote(table({ late: true }), ana, false)).toEqual({
      words: 'You see all hands, 2 turns late.',
      needsAccount: false,
    });
  });

  it('is told why they don’t see them', () => {
    expect(spectatorNote(table({}), guest, false)?.needsAccount).toBe(true);
    expect(spectatorNote(table({}), ana, false)?.words).toContain('older than the table');
  });

  it('is told nothing who plays, or whose device does, nor where nothing is hidden any more', () => {
    expect(spectatorNote(table({ you: 1 }), ana, true)).toBeNull();
    expect(spectatorNote(table({}), ana, true)).toBeNull();
    expect(spectatorNote(table({ status: 'over' }), ana, false)).toBeNull();
    expect(spectatorNote(table({ spectators: { type: 'public' } }), guest, false)).toBeNull();
  });
});

describe('whoever watches without an account', () => {
  const seats = (...kinds: readonly SeatInfo['kind'][]) => ({ seats: kinds.map((kind, seat) => ({ seat, kind }) as SeatInfo) });

  it('may be one of the players, on another device or signed out', () => {
    expect(mayBePlayer(table(seats('person', 'bot')), guest, false)).toBe(true);
  });

  it('isn’t where only bots play, where somebody of this device sits, or before and after a game', () => {
    expect(mayBePlayer(table(seats('bot', 'bot')), guest, false)).toBe(false);
    expect(mayBePlayer(table(seats('person', 'bot')), guest, true)).toBe(false);
    expect(mayBePlayer(table({ ...seats('person', 'bot'), you: 0 }), guest, false)).toBe(false);
    expect(mayBePlayer(table({ ...seats('person', 'bot'), status: 'over' }), guest, false)).toBe(false);
  });

  it('isn’t if they have an account: its seats are known', () => {
    expect(mayBePlayer(table(seats('person', 'bot')), ana, false)).toBe(false);
  });
});

describe('what people see who watch', () => {
  it('is said in words', () => {
    expect(spectatorWords({ type: 'afterTurns', turns: 1 })).toBe('all hands, 1 turn late');
    expect(spectatorWords({ type: 'afterMinutes', minutes: 15 })).toBe('all hands, 15 minutes late');
  });
});
