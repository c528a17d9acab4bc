/** How many values of 64 bits a block has. */
const values = 8;

const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The four words that each step of a double round works on. */
const groups = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

/**
 * The stream that chance is drawn from: ChaCha with 8 rounds (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008),
 * as the server's. Written anew, so that a browser needn't believe the server what it dealt.
 */
export class RandomStream {
  readonly #key: readonly number[];

  /** @param seed 64 hexadecimal digits: four words of 64 bits */
  constructor(seed: string) {
    const words = seed.match(/[0-9a-f]{8}/g) ?? [];
    if (seed.length !== 64 || words.length !== 8) throw new Error('A seed has 64 hexadecimal digits');
    const numbers = words.map((word) => parseInt(word, 16));
    // Of each word of 64 bits the low half comes first.
    this.#key = numbers.map((_, place) => numbers[place ^ 1]!);
  }

  /** The number at a position, scaled to be from 0 and below a bound. */
  below(position: number, bound: number): number {
    const block = this.#block(Math.floor(position / values));
    const word = 2 * (position % values);
    const value = (BigInt(block[word + 1]!) << 32n) | BigInt(block[word]!);
    return Number((value * BigInt(bound)) >> 64n);
  }

  #block(number: number): Uint32Array {
    const input = Uint32Array.from([...constants, ...this.#key, number, 0, 0, 0]);
    const state = input.slice();
    for (let round = 0; round < 4; round++) {
      for (const [a, b, c, d] of groups) stir(state, a, b, c, d);
    }
    return state.map((word, place) => word + input[place]!);
  }
}

function stir(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(state, a, b, d, 16);
  mix(state, c, d, b, 12);
  mix(state, a, b, d, 8);
  mix(state, c, d, b, 7);
}

/** Adds the second word to the first, mixes the sum into the third, and turns that. */
function mix(state: Uint32Array, sum: number, added: number, turned: number, bits: number): void {
  state[sum] = state[sum]! + state[added]!;
  const word = state[turned]! ^ state[sum]!;
  state[turned] = (word << bits) | (word >>> (32 - bits));
}
