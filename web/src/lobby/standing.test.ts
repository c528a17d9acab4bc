import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import { standing } from './standing';

const table = (kinds: readonly SeatInfo['kind'][], changes: Partial<TableInfo> = {}): TableInfo =>
  ({ seats: kinds.map((kind, seat) => ({ seat, kind })), you: null, uninvited: false, invited: [], ...changes }) as TableInfo;

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

describe('whoever sits at a table', () => {
  const invited = [{ name: 'Luis', invitation: null }];

  it('waits for those who were asked, and isn’t told to send anybody a link', () => {
    expect(standing(table(['person', 'free'], { you: 0, invited }), false, false)).toBe('Waiting for Luis to answer.');
  });

  it('is told of the seats that are left besides', () => {
    expect(standing(table(['person', 'free', 'free'], { you: 0, invited }), false, false)).toBe(
      'Waiting for Luis to answer. One seat is still free. Send the link to the person you want to play with.',
    );
  });

  it('is to send a link where nobody was asked, or who was has declined', () => {
    expect(standing(table(['person', 'free'], { you: 0, declined: ['Luis'] }), false, false)).toContain('Send the link');
  });
});
