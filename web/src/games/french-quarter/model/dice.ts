/** A die on a card, with what tells it from the others there. */
interface KnownDie {
  readonly value: number;
  readonly key: string;
}

/**
 * The dice of a card, each with a name of its own: when another one is taken it stays the same. Called by its place, it
 * would become its neighbour under the finger of whoever presses it in that moment.
 */
export function knownDice(dice: readonly number[]): readonly KnownDie[] {
  return dice.map((value, place) => {
    const alike = dice.slice(0, place).filter((other) => other === value).length;
    return { value, key: `${value}:${alike}` };
  });
}
