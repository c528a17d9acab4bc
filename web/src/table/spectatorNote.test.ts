import { describe, expect, it } from 'vitest';
import type { SpectatorView, TableInfo } from '../generated/wire';
import { spectatorWords } from '../words/spectators';
import { spectatorNote } from './spectatorNote';

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

describe('what people see who watch', () => {
  it('is said in words', () => {
    expect(spectatorWords({ type: 'afterTurns', turns: 1 })).toBe('all hands, 1 turn late');
    expect(spectatorWords({ type: 'afterMinutes', minutes: 15 })).toBe('all hands, 15 minutes late');
  });
});
