/** So many games in a row have their mean drawn. */
export const smoothed = 10;

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Round values of an axis from the least to the greatest of some numbers, four or so of them. */
export function ticks(values: readonly number[]): number[] {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const step = niceStep((greatest - least) / 4);
  const first = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((greatest - first) / step));
  return Array.from({ length: count + 1 }, (_, number) => first + number * step);
}

/** The least of 1, 2, 5, 10, 20, 50… that isn't below a number. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/** Some numbers counted in ranges of one width. */
export interface Bar {
  /** The first number of the range. */
  readonly from: number;
  /** The last one. */
  readonly to: number;
  readonly count: number;
}

/** How often whole numbers lie in each of about eight ranges. */
export function bars(values: readonly number[]): Bar[] {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  const width = niceStep((Math.max(...values) - least + 1) / 8);
  const first = Math.floor(least / width) * width;
  const count = Math.floor((Math.max(...values) - first) / width) + 1;
  return Array.from({ length: count }, (_, number) => {
    const from = first + number * width;
    const to = from + width - 1;
    return { from, to, count: values.filter((value) => value >= from && value <= to).length };
  });
}
