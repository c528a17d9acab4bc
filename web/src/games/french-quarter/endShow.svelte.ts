import type { ScoreSheet } from '../../generated/wire';
import { scoreRows, sums, type ScoreRow } from './model/scoreRows';

/** Milliseconds that a row is looked at before the next one comes. */
const aRow = 1500;

/** The score sheet as it is filled in, row by row. */
export class EndShow {
  readonly rows: readonly ScoreRow[];
  /** Rows on show. */
  at = $state(0);
  readonly over = $derived.by(() => this.at >= this.rows.length);
  /** The row that was written last; null once all are there. */
  readonly row: ScoreRow | null = $derived.by(() => (this.over ? null : (this.rows[this.at - 1] ?? null)));
  readonly written = $derived.by(() => this.rows.slice(0, this.at));
  readonly totals = $derived.by(() => sums(this.written, this.sheet.totals.length));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly sheet: ScoreSheet) {
    this.rows = scoreRows(sheet);
  }

  start(): void {
    this.#show(1);
  }

  next(): void {
    this.#show(this.at + 1);
  }

  skip(): void {
    this.#show(this.rows.length);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(at: number): void {
    this.stop();
    this.at = at;
    if (!this.over) this.#timer = setTimeout(() => this.next(), aRow);
  }
}
