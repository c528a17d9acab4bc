import type { ScoreSheet } from '../../generated/wire';
import { columns, endSteps, ownersWithBorrowed, type Column, type EndStep } from './model/endSteps';
import { joiningRoutes } from './model/paths';
import type { Play } from './play.svelte';

/** The scoring at the end as a small show: how far it has come, and what of it the map lights. */
export class EndShow {
  /** Steps on show so far. */
  at = $state(0);
  readonly steps: readonly EndStep[];
  /** The columns that the board scores in. */
  readonly columns: readonly Column[];
  readonly over = $derived.by(() => this.at >= this.steps.length);
  readonly counted = $derived.by(() => this.steps.slice(0, Math.min(this.at + 1, this.steps.length)));
  readonly step: EndStep | null = $derived.by(() => this.steps[this.at] ?? null);
  readonly trail: readonly string[] = $derived.by(() => this.#routes());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly sheet: ScoreSheet,
    private readonly play: Play,
  ) {
    this.steps = endSteps(sheet);
    this.columns = columns.filter((column) => this.steps.some((step) => step.column === column));
  }

  start(): void {
    this.#show(0);
  }

  next(): void {
    this.#show(this.at + 1);
  }

  skip(): void {
    this.#show(this.steps.length);
  }

  again(): void {
    this.#show(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    this.at = at;
    const step = this.step;
    this.play.pointedTicket = step?.kind === 'ticket' ? (step.lines[0]?.subjects[0] ?? null) : null;
    this.play.pointedCity = step?.kind === 'station' ? (step.lines[0]?.subjects[0] ?? null) : null;
    if (step !== null) this.#timer = setTimeout(() => this.next(), step.milliseconds);
  }

  #routes(): readonly string[] {
    const { index, view } = this.play;
    if (this.step?.kind === 'ticket') {
      const line = this.step.lines[0];
      const ticket = index.tickets.get(line?.subjects[0] ?? '');
      if (line === undefined || ticket === undefined || !line.achieved) return [];
      const owners = ownersWithBorrowed(this.sheet, view.owners, line.seat);
      return joiningRoutes(index.routes.values(), owners, line.seat, ticket.from, ticket.to);
    }
    if (this.step?.kind === 'station') return this.step.lines[0]?.subjects.slice(1) ?? [];
    // The path stays lit at the end of the show.
    const path = this.steps.find((step) => step.kind === 'path');
    if (path === undefined || (this.step !== null && this.step.kind !== 'path')) return [];
    return path.lines.filter((line) => line.achieved).flatMap((line) => line.subjects);
  }
}
