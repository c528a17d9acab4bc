/** The letters of the longest word of some names: a hyphen ends a word, too, since a line may end there. */
export function longestWord(names: readonly string[]): number {
  return Math.max(1, ...names.flatMap((name) => name.split(/[\s-]+/)).map((word) => [...word].length));
}
