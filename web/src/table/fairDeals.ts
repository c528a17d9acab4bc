import type { TableDeals } from '../generated/wire';
import { RandomStream } from './randomStream';

/** What was found when a game's deals were worked out anew. */
export type Verdict =
  | { readonly kind: 'fair'; readonly deals: number }
  | { readonly kind: 'other-seed'; readonly fingerprint: string }
  | { readonly kind: 'other-deal'; readonly ply: number; readonly outcome: string };

/**
 * Works out every deal of a game anew.
 *
 * @param fingerprint of the seed, as it was told when the game began
 * @param hash the SHA-256 of some bytes, in hexadecimal digits
 */
export function verify(
  { seed, deals }: TableDeals,
  fingerprint: string,
  hash: (bytes: Uint8Array) => string,
): Verdict {
  const found = hash(bytesOf(seed));
  if (found !== fingerprint) return { kind: 'other-seed', fingerprint: found };
  const stream = new RandomStream(seed);
  for (const [number, { ply, outcome, weights, first, share }] of deals.entries()) {
    const value = stream.below(number, weights);
    if (value < first || value >= first + share) return { kind: 'other-deal', ply, outcome };
  }
  return { kind: 'fair', deals: deals.length };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
