import type { TableDeals } from '../generated/wire';
import { Piles, type Counts } from './piles';
import { RandomStream } from './randomStream';

type Possible = TableDeals['deals'][number]['possible'];

/** What was found when a game's deals were worked out anew. */
export type Verdict =
  | { readonly kind: 'fair'; readonly deals: number; readonly added: number; readonly piles: readonly Counts[] }
  | { readonly kind: 'other-seed'; readonly fingerprint: string }
  | { readonly kind: 'own-missing' }
  | { readonly kind: 'other-deal'; readonly ply: number; readonly outcome: string; readonly given: string }
  | { readonly kind: 'other-pile'; readonly ply: number; readonly outcome: string };

/**
 * Works out every deal of a game anew. What could have fallen each time is what the server says; that it fits what fell
 * before is checked, and what the piles held at the beginning is for the eyes of whoever knows the game. What another game
 * brought, from which this one goes on, isn't of its seed.
 *
 * @param fingerprint of the seed, as this browser was told it first
 * @param own what the people of this browser have added to the seed
 * @param hash the SHA-256 of some bytes, in hexadecimal digits
 */
export function verify(
  { seed, contributions, branch, deals }: TableDeals,
  fingerprint: string,
  own: readonly string[],
  hash: (bytes: Uint8Array) => string,
): Verdict {
  const found = hash(bytesOf(seed));
  if (found !== fingerprint) return { kind: 'other-seed', fingerprint: found };
  const known = new Set(contributions.map(({ digits }) => digits));
  if (own.some((digits) => !known.has(digits))) return { kind: 'own-missing' };
  const added = contributions.flatMap(({ seat, digits }) => [seat, ...bytesOf(digits)]);
  const stream = new RandomStream(added.length === 0 ? seed : hash(Uint8Array.from([...bytesOf(seed), ...added])));
  const piles = new Piles();
  for (const [number, deal] of deals.entries()) {
    const { ply, outcome, possible } = deal;
    if (!piles.take(deal)) return { kind: 'other-pile', ply, outcome };
    if (ply < branch) continue;
    const given = drawn(stream, number, possible) ?? '';
    if (given !== outcome) return { kind: 'other-deal', ply, outcome, given };
  }
  return { kind: 'fair', deals: deals.filter(({ ply }) => ply >= branch).length, added: contributions.length, piles: piles.full };
}

/** Outcomes lie side by side, each as wide as its weight. */
function drawn(stream: RandomStream, number: number, possible: Possible): string | undefined {
  let value = stream.below(
    number,
    possible.reduce((sum, { weight }) => sum + weight, 0),
  );
  return possible.find(({ weight }) => (value -= weight) < 0)?.outcome;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
