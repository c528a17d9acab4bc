/** Letters that are more than a letter with an accent. */
const letters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' };

/** Without accents and capitals, so that `montreal` finds `Montréal`. */
function plain(words: string): string {
  const small = words.normalize('NFD').replace(/\p{Mark}/gu, '').toLowerCase();
  return small.replace(/[øłđðæœßı]/g, (letter) => letters[letter]!);
}

function wordsOf(text: string): string[] {
  return plain(text).split(/[^\p{Letter}\p{Number}]+/u).filter((word) => word !== '');
}

/** How many slips of the finger a word of that many letters may have. */
function allowed(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/**
 * How many slips lead from what was written to the beginning of a word: a letter too many, missing, wrong, or swapped
 * with the next one.
 */
function slips(written: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, place) => place);
  for (let row = 1; row <= written.length; row++) {
    const next = [row];
    for (let place = 1; place <= word.length; place++) {
      const same = written[row - 1] === word[place - 1];
      const swapped = row > 1 && place > 1 && written[row - 1] === word[place - 2] && written[row - 2] === word[place - 1];
      next[place] = Math.min(
        last[place]! + 1,
        next[place - 1]! + 1,
        last[place - 1]! + (same ? 0 : 1),
        swapped ? before[place - 2]! + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return Math.min(...last);
}

/** The fewest slips with which each word of the wish begins a word of the name, each another one; null if it doesn't. */
function distance(wishes: readonly string[], name: string): number | null {
  const words = wordsOf(name);
  let sum = 0;
  for (const wish of wishes) {
    const found = words
      .map((word, place) => ({ place, count: word.startsWith(wish) ? 0 : slips(wish, word) }))
      .filter(({ count }) => count <= allowed(wish.length))
      .reduce((best, one) => (one.count < best.count ? one : best), { place: -1, count: Infinity });
    if (found.place < 0) return null;
    words.splice(found.place, 1);
    sum += found.count;
  }
  return sum;
}

/**
 * The things that are called as the wish begins to say. Only where nothing is called so, those that come nearest: what
 * was written may have some slips.
 *
 * @param names all that a thing is called
 */
export function found<T>(things: readonly T[], wish: string, names: (thing: T) => readonly string[]): T[] {
  const wishes = wordsOf(wish);
  const near = things.map((thing) => {
    const distances = names(thing).flatMap((name) => distance(wishes, name) ?? []);
    return { thing, slips: Math.min(...distances) };
  });
  const least = Math.min(...near.map((one) => one.slips));
  return near.filter((one) => one.slips === least && least < Infinity).map((one) => one.thing);
}
