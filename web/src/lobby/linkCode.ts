import { encode } from 'uqr';

/** A code that a camera reads. */
export interface LinkCode {
  /** How many modules each side has, with the quiet zone of four that readers ask for (ISO/IEC 18004). */
  readonly size: number;
  /** The dark modules, as a path in a box of that size. */
  readonly path: string;
}

const QUIET = 4;

/** The code of an address. A seventh of it may be dirty or hidden, as readers can mend that. */
export function linkCode(address: string): LinkCode {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`));
  return { size, path: runs.join('') };
}

/** From where to where a row is dark; drawn one by one, modules would show gaps between them. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    runs.push([from, x + 1]);
  }
  return runs;
}
