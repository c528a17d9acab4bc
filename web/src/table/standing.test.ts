import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import { standing } from './standing';

const table = (kinds: readonly SeatInfo['kind'][], changes: Partial<TableInfo> = {}): TableInfo =>
  ({ seats: kinds.map((kind, seat) => ({ seat, kind })), you: null, uninvited: false, ...changes }) as TableInfo;

describe('whoever was removed from a table', () => {
  it('isn’t invited to it in the same breath', () => {
    expect(standing(table(['person', 'free']), true, true)).toBe(
      'You no longer have a seat at this table, but you can sit down again.',
    );
  });

  it('can watch where all seats are taken, and is told so', () => {
    expect(standing(table(['person', 'bot']), true, true)).toBe(
      'You no longer have a seat at this table. Stay here and you can watch the game.',
    );
  });

  it('isn’t told that they can sit down once they are no longer invited', () => {
    expect(standing(table(['person', 'free'], { uninvited: true }), true, true)).toContain('withdrawn');
  });
});

describe('whoever comes to a table', () => {
  it('is invited as long as a seat is free', () => {
    expect(standing(table(['person', 'free']), true, false)).toBe('You are invited: type your name and sit down.');
    expect(standing(table(['person', 'bot']), true, false)).toContain('All seats are taken.');
  });
});
