import type { TableDeals } from '../generated/wire';

type Deal = TableDeals['deals'][number];

/** How often each outcome is in a pile. */
export type Counts = ReadonlyMap<string, number>;

interface Pile {
  /** What it held when something first fell from it. */
  readonly full: Counts;
  /** What the last thing that fell has left of it. */
  left: Counts;
}

/**
 * The piles that chance deals from, as far as a list of deals tells: what may fall together is one. Knows no game.
 */
export class Piles {
  readonly #all: Pile[] = [];
  readonly #of = new Map<string, Pile>();

  /** What each pile held at the beginning, in the order in which something first fell from them. */
  get full(): readonly Counts[] {
    return this.#all.map(({ full }) => full);
  }

  /**
   * Something falls. Says whether it can have been so: from a pile nothing goes but what falls, and nothing comes into it
   * that it didn't hold at the beginning.
   */
  take({ outcome, possible }: Deal): boolean {
    const now: Counts = new Map(possible.map((share) => [share.outcome, share.weight]));
    if (now.size < possible.length || possible.some(({ weight }) => !Number.isInteger(weight) || weight < 1)) return false;
    const pile = this.#pile(now);
    const before = pile.left;
    pile.left = without(now, outcome);
    return isWithin(before, now) && isWithin(now, pile.full);
  }

  #pile(now: Counts): Pile {
    const known = [...now.keys()].map((outcome) => this.#of.get(outcome)).find((pile) => pile !== undefined);
    if (known !== undefined) return known;
    const pile = { full: now, left: now };
    this.#all.push(pile);
    now.forEach((_, outcome) => this.#of.set(outcome, pile));
    return pile;
  }
}

function without(counts: Counts, outcome: string): Counts {
  return new Map([...counts].map(([one, count]) => [one, one === outcome ? count - 1 : count]));
}

function isWithin(few: Counts, many: Counts): boolean {
  return [...few].every(([outcome, count]) => count <= (many.get(outcome) ?? 0));
}
