/** The most posters that stand side by side: one more than come with the program. */
const widest = 6;

/** Posters in a row, so that the rows are alike and none stands alone in the last one. */
export function postersInRow(count: number): number {
  const rows = Math.max(1, Math.ceil(count / widest));
  return Math.max(1, Math.ceil(count / rows));
}
