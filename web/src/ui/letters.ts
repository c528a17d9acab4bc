/** Pixels of a letter's height where nobody has asked for others. */
const usual = 16;

/** How many times as large as usual letters are, as whoever reads has told the browser; what is drawn follows them. */
export function letterScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual;
}
