/** From as many letters on a title takes two lines: on one, nobody could read it. */
const long = 20;

/** The lines of a title: a long one is parted between two words, as near its middle as can be. */
export function titleLines(title: string): string[] {
  if (title.length < long) return [title];
  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [title];
  const parting = spaces.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [title.slice(0, parting), title.slice(parting + 1)];
}
