/** Without accents and capitals, so that `montreal` finds `Montréal`. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{Mark}/gu, '').toLowerCase();
}

/** The things whose name has a word that begins with each word of the wish. */
export function found<T>(things: readonly T[], wish: string, name: (thing: T) => string): T[] {
  const wishes = plain(wish).split(/\s+/).filter((word) => word !== '');
  return things.filter((thing) => {
    const words = plain(name(thing)).split(/[\s–-]+/);
    return wishes.every((one) => words.some((word) => word.startsWith(one)));
  });
}
