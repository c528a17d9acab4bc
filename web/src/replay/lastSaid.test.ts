import { expect, it } from 'vitest';
import type { Happening, LoggedOf } from '../show/happening';
import { lastSaid, withTurn } from './lastSaid';

const happened = (type: string): LoggedOf<Happening> => ({ ply: 0, at: 0, event: { type } }) as unknown as LoggedOf<Happening>;
const wordsOf = ({ type }: Happening): string | null => (type === 'drawn' ? 'Ana drew a card.' : null);

it('what is said of a step is told apart from the same words of the step before', () => {
  const log = [happened('drawn'), happened('asked'), happened('drawn'), happened('asked')];
  const [before, after] = [lastSaid(log.slice(0, 2), wordsOf), lastSaid(log, wordsOf)];
  expect(after?.words).toBe(before?.words);
  expect(after?.logged).not.toBe(before?.logged);
});

it('nothing is said where nothing is worth words', () => {
  expect(lastSaid([happened('asked')], wordsOf)).toBeNull();
});

it('what happened is said before whose turn it is then, and by itself if it is still the same', () => {
  const log = [happened('drawn'), happened('asked')];
  const told = lastSaid(log, wordsOf);
  const turn = lastSaid(log, (event) => wordsOf(event) ?? 'It’s Blas’s turn.');
  expect(withTurn(told, turn)).toEqual({ logged: log[1], words: 'Ana drew a card. It’s Blas’s turn.' });
  expect(withTurn(told, told)).toBe(told);
  expect(withTurn(null, turn)).toBe(turn);
});
