import type { ScoreSheet } from '../../generated/wire';
import { Show } from '../../show/show.svelte';
import { scoreRows, sums, type ScoreRow } from './model/scoreRows';

/** Milliseconds that a row is looked at before the next one comes. */
const aRow = 1500;

/** The score sheet as it is filled in, row by row; the last row comes together with the result. */
export class EndShow extends Show<{ readonly row: ScoreRow; readonly milliseconds: number }> {
  readonly rows: readonly ScoreRow[];
  /** The row that was written last; null once all are there. */
  readonly row: ScoreRow | null = $derived.by(() => this.step?.row ?? null);
  readonly written = $derived.by(() => this.rows.slice(0, this.at + 1));
  readonly totals = $derived.by(() => sums(this.written, this.sheet.totals.length));

  /** Whether all was told when the focus was led here last; null before. */
  #led: boolean | null = null;

  constructor(readonly sheet: ScoreSheet) {
    const rows = scoreRows(sheet);
    super(rows.slice(0, -1).map((row) => ({ row, milliseconds: aRow })));
    this.rows = rows;
  }

  /**
   * Whether the focus is to be led here, and whether that is because the end has only just come; null if it was already,
   * however often whoever reads comes back.
   */
  lead(): 'begins' | 'goes on' | null {
    const [before, now] = [this.#led, this.over];
    this.#led = now;
    if (before === now) return null;
    return before === null ? 'begins' : 'goes on';
  }
}
