import { expect, it } from 'vitest';
import type { Told } from '../../../show/log';
import { afterOwnTurn } from './since';

const told = (type: string, seat?: number): Told => ({ at: 0, event: { type, ...(seat === undefined ? {} : { seat }) } });

const dealt = [told('firstSeatChosen', 0), told('vacationDealt', 0), told('vacationDealt', 1)];
const ownTurn = [told('turnStarted', 0), told('dieTaken', 0), told('activityMarked', 0), told('pointsCounted', 0)];
const theirTurn = [told('turnStarted', 1), told('dieTaken', 1), told('pointsCounted', 1)];
const parade = [told('lineAdvanced'), told('secondLineScored', 0), told('secondLineScored', 1), told('umbrellaMarked', 0)];
const counted = [told('pointsCounted', 0), told('pointsCounted', 1), told('roundEnded')];

it('goes on after what one’s own turn brought, whatever a parade brings', () => {
  const log = [...dealt, ...ownTurn, ...theirTurn, ...parade, ...counted, told('turnStarted', 1), told('turnStarted', 0)];
  expect(afterOwnTurn(log, 0)).toBe(dealt.length + ownTurn.length);
});

it('goes on after what one has done of a turn so far', () => {
  expect(afterOwnTurn([...ownTurn, ...theirTurn, told('turnStarted', 0), told('dieTaken', 0)], 0)).toBe(
    ownTurn.length + theirTurn.length + 2,
  );
});

it('goes on nowhere before one has done anything, nor for those who watch', () => {
  expect(afterOwnTurn([...dealt, ...theirTurn, told('turnStarted', 0)], 0)).toBeNull();
  expect(afterOwnTurn([...dealt, ...ownTurn], null)).toBeNull();
});
