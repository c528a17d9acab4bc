import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import { standing, type Looking } from './standing';

const table = (kinds: readonly SeatInfo['kind'][], changes: Partial<TableInfo> = {}): TableInfo =>
  ({ seats: kinds.map((kind, seat) => ({ seat, kind })), you: null, uninvited: false, invited: [], ...changes }) as TableInfo;

/** Somebody new who follows the link, but for what is said. */
const looking = (changes: Partial<Looking> = {}): Looking => ({
  seatless: true,
  lost: false,
  named: false,
  invitation: null,
  refused: false,
  ...changes,
});

describe('whoever was removed from a table', () => {
  it('isn’t invited to it in the same breath', () => {
    expect(standing(table(['person', 'free']), looking({ lost: true }))).toBe(
      'You no longer have a seat at this table, but you can sit down again.',
    );
  });

  it('can watch where all seats are taken, and is told so', () => {
    expect(standing(table(['person', 'bot']), looking({ lost: true }))).toBe(
      'You no longer have a seat at this table. Stay here and you can watch the game.',
    );
  });

  it('isn’t told that they can sit down once they are no longer invited', () => {
    expect(standing(table(['person', 'free'], { uninvited: true }), looking({ lost: true }))).toContain('withdrawn');
  });
});

describe('whoever comes to a table', () => {
  it('is invited as long as a seat is free', () => {
    expect(standing(table(['person', 'free']), looking())).toBe('You are invited: type your name and sit down.');
    expect(standing(table(['person', 'bot']), looking())).toContain('All seats are taken.');
  });

  it('isn’t asked for a name that they have', () => {
    expect(standing(table(['person', 'free']), looking({ named: true }))).toBe('You are invited: sit down.');
  });

  it('is told who waits for them, if somebody asked them by name', () => {
    const asked = looking({ named: true, invitation: { by: 'Ana' } });
    expect(standing(table(['person', 'free']), asked)).toBe('Ana would like to play with you: sit down.');
    expect(standing(table(['person', 'free']), looking({ named: true, invitation: { by: null } }))).toBe('You are invited: sit down.');
  });

  it('isn’t invited in the same breath as they say no', () => {
    expect(standing(table(['person', 'free']), looking({ refused: true }))).toBe('You said no, but you can still sit down.');
  });
});

describe('whoever sits at a table', () => {
  const invited = [{ name: 'Luis', invitation: null }];

  it('waits for those who were asked, and isn’t told to send anybody a link', () => {
    expect(standing(table(['person', 'free'], { you: 0, invited }), looking({ seatless: false }))).toBe('Waiting for Luis to answer.');
  });

  it('is told of the seats that are left besides', () => {
    expect(standing(table(['person', 'free', 'free'], { you: 0, invited }), looking({ seatless: false }))).toBe(
      'Waiting for Luis to answer. One seat is still free. Send the link to the person you want to play with.',
    );
  });

  it('is to send a link where nobody was asked, or who was has declined', () => {
    expect(standing(table(['person', 'free'], { you: 0, declined: ['Luis'] }), looking({ seatless: false }))).toContain('Send the link');
  });
});
