/** Values as a soft pencil writes them, in a square of 20 by 20. */
const strokes: Readonly<Record<string, string>> = {
  1: 'M7 6 11 3 10.4 17',
  2: 'M5.5 6C7 2 14 2.5 13.5 7 13 11 7 13 5.5 16.5L14.8 16',
  3: 'M6 4C11 1.5 15 5 9.6 9.2 16 9.5 14 17.5 5.8 16',
  4: 'M12.2 17 12.5 3 5 12 15.6 11.6',
  5: 'M14 3.5 7.5 4 6.5 9C12 7 15.5 12 12 15.5 10 17.3 7 17 5.3 15.4',
  6: 'M12.5 3C7 6 5 12 7 15.5 9.5 18.5 14.5 16 13.5 12 12.5 9 8 9.5 6.5 12.5',
  W: 'M3 4 6.5 16 10 7 13.5 16 17.5 3.5',
};

/** The strokes of a value: `1` to `6` or `W`. */
export function written(value: string): string {
  return strokes[value] ?? '';
}

/** Which way a hand leans at a place: the same each time, another one elsewhere; degrees. */
export function lean(place: string): number {
  let sum = 0;
  for (const letter of place) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % 15) - 7;
}
