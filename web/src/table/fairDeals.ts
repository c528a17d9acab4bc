import type { TableDeals } from '../generated/wire';
import { RandomStream } from './randomStream';

/** What was found when a game's deals were worked out anew. */
export type Verdict =
  | { readonly kind: 'fair'; readonly deals: number; readonly added: number }
  | { readonly kind: 'other-seed'; readonly fingerprint: string }
  | { readonly kind: 'own-missing' }
  | { readonly kind: 'other-deal'; readonly ply: number; readonly outcome: string };

/**
 * Works out every deal of a game anew.
 *
 * @param fingerprint of the seed, as this browser was told it first
 * @param own what the people of this browser have added to the seed
 * @param hash the SHA-256 of some bytes, in hexadecimal digits
 */
export function verify(
  { seed, contributions, deals }: TableDeals,
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
  for (const [number, { ply, outcome, weights, first, share }] of deals.entries()) {
    const value = stream.below(number, weights);
    if (value < first || value >= first + share) return { kind: 'other-deal', ply, outcome };
  }
  return { kind: 'fair', deals: deals.length, added: contributions.length };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
