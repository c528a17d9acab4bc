import type { ScoreSheet } from '../../generated/wire';
import { Show } from '../../table/show.svelte';
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

  constructor(readonly sheet: ScoreSheet) {
    const rows = scoreRows(sheet);
    super(rows.slice(0, -1).map((row) => ({ row, milliseconds: aRow })));
    this.rows = rows;
  }
}
