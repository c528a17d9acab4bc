import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import type { TableDeals } from '../generated/wire';
import { verify } from './fairDeals';
import { RandomStream } from './randomStream';

const zero = '0'.repeat(64);
const ones = '1'.repeat(64);
const hash = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
const print = hash(new Uint8Array(32));
/** The first values below 100 of the key of zeros, from the published block of ChaCha with 8 rounds. */
const block = '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42';
const published = (block.match(/.{16}/g) ?? []).map((value) => {
  const littleEndian = (value.match(/../g) ?? []).reverse().join('');
  return Number((BigInt(`0x${littleEndian}`) * 100n) >> 64n);
});

/** A hundred cards, each of which is laid back. */
const hundred = Array.from({ length: 100 }, (_, card) => ({ outcome: `card ${card}`, weight: 1 }));

const only = (outcome: string): TableDeals['deals'][number]['possible'] => [{ outcome, weight: 7 }];

function deals(values: readonly number[]): TableDeals {
  return {
    seed: zero,
    contributions: [],
    branch: 0,
    deals: values.map((value, number) => ({ ply: 3 * number, outcome: `card ${value}`, possible: hundred })),
  };
}

describe('fair deals', () => {
  it('draws what the published test vector has', () => {
    const stream = new RandomStream(zero);
    expect(published.map((_, position) => stream.below(position, 100))).toEqual(published);
  });

  it('takes the words of a seed as the server does', () => {
    // RandomStream.ofSeed(7, 3, CHANCE) of the engine: its first values below 1,000,000, and those from position 8 on.
    const stream = new RandomStream('0000000000000007000000000000000300000000000000000000000000000000');
    expect([0, 1, 2, 8, 9].map((position) => stream.below(position, 1_000_000))).toEqual(engineValues);
  });

  it('finds a game fair whose outcomes are all what the seed gives', () => {
    expect(verify(deals(published), print, [], hash)).toMatchObject({ kind: 'fair', deals: published.length, added: 0 });
  });

  it('names the ply of the first outcome that is not', () => {
    const wrong = published.with(2, (published[2]! + 1) % 100);
    expect(verify(deals(wrong), print, [], hash)).toEqual({
      kind: 'other-deal',
      ply: 6,
      outcome: `card ${wrong[2]}`,
      given: `card ${published[2]}`,
    });
  });

  it('leaves out what another game brought from which a game goes on, but not its place', () => {
    const wrong = published.with(0, (published[0]! + 1) % 100).with(1, (published[1]! + 1) % 100);
    const own = published.length - 2;
    expect(verify({ ...deals(wrong), branch: 4 }, print, [], hash)).toMatchObject({ kind: 'fair', deals: own });
    expect(verify({ ...deals(wrong), branch: 3 }, print, [], hash)).toMatchObject({ kind: 'other-deal', ply: 3 });
  });

  it('mixes into the seed what seats have added, as the server does', () => {
    const added = { ...deals(mixedValues), contributions: [{ seat: 1, digits: ones }, { seat: 3, digits: zero }] };
    expect(verify(added, print, [ones, zero], hash)).toMatchObject({ kind: 'fair', deals: mixedValues.length, added: 2 });
    expect(verify({ ...added, contributions: [] }, print, [], hash).kind).toBe('other-deal');
  });

  it('misses what this browser has added', () => {
    expect(verify(deals(published), print, [ones], hash)).toEqual({ kind: 'own-missing' });
    const other = { ...deals(published), contributions: [{ seat: 0, digits: ones }] };
    expect(verify(other, print, [ones, zero], hash)).toEqual({ kind: 'own-missing' });
  });

  it('tells what the piles held at the beginning', () => {
    const verdict = verify(deals(published), print, [], hash);

    expect(verdict.kind === 'fair' && verdict.piles.map((pile) => pile.size)).toEqual([100]);
  });

  it('does not accept that only what fell could have fallen', () => {
    const told = deals(published);
    const sure = told.deals.map((deal, number) => (number < 3 ? deal : { ...deal, possible: only(deal.outcome) }));

    expect(verify({ ...told, deals: sure }, print, [], hash)).toMatchObject({ kind: 'other-pile', ply: 9 });
  });

  it('does not accept another seed than the one whose fingerprint was shown', () => {
    expect(verify(deals(published), 'f'.repeat(64), [], hash)).toEqual({ kind: 'other-seed', fingerprint: print });
  });
});

/** RandomStream of the engine with the key of Seed.with of both: its first values below 100. */
const mixedValues = [44, 12, 45, 68, 31, 9, 73, 79];
const engineValues = [224477, 146706, 121883, 98941, 725519];
