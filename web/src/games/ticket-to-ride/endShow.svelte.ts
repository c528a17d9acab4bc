import type { ScoreSheet } from '../../generated/wire';
import { Show } from '../../show/show.svelte';
import { columns, endSteps, ownersWithBorrowed, tally, type Column, type EndStep } from './model/endSteps';
import { lineOf } from './model/endTickets';
import { joiningRoutes } from './model/paths';
import type { Play } from './play.svelte';

/** The scoring at the end as a small show: what it counts, and what of it the map lights. */
export class EndShow extends Show<EndStep> {
  /** The columns that the board scores in. */
  readonly columns: readonly Column[];
  readonly counted = $derived.by(() => this.steps.slice(0, this.at + 1));
  /** Points of each seat, as far as they were counted. */
  readonly totals: readonly number[] = $derived.by(() => this.sheet.totals.map((_, seat) => tally(this.counted, seat).total));
  readonly trail: readonly string[] = $derived.by(() => this.#routes());
  /** The cities of what is counted now, those that it is about first; none where it is about no part of the map. */
  readonly cities: readonly string[] = $derived.by(() => this.#places());

  constructor(
    readonly sheet: ScoreSheet,
    private readonly play: Play,
  ) {
    super(endSteps(sheet));
    this.columns = columns.filter((column) => this.steps.some((step) => step.column === column));
  }

  protected override turnTo(step: EndStep | null): void {
    this.play.pinnedTicket = null;
    this.play.pointedTicket = step?.kind === 'ticket' ? (step.lines[0]?.subjects[0] ?? null) : null;
    this.play.pointedCity = step?.kind === 'station' ? (step.lines[0]?.subjects[0] ?? null) : null;
  }

  #routes(): readonly string[] {
    const pointed = this.play.pointedTicket;
    if (pointed !== null) return this.#joining(pointed);
    if (this.step?.kind === 'station') return this.step.lines[0]?.subjects.slice(1) ?? [];
    // The path stays lit at the end of the show.
    const path = this.steps.find((step) => step.kind === 'path');
    if (path === undefined || (this.step !== null && this.step.kind !== 'path')) return [];
    return path.lines.filter((line) => line.achieved).flatMap((line) => line.subjects);
  }

  #places(): readonly string[] {
    const { step, trail } = this;
    if (step === null || step.kind === 'sum' || step.kind === 'most') return [];
    const { tickets, routes } = this.play.index;
    const id = step.lines[0]?.subjects[0] ?? '';
    const ticket = tickets.get(id);
    const first = step.kind === 'station' ? [id] : ticket === undefined ? [] : [ticket.from, ticket.to];
    const along = trail.flatMap((route) => routes.get(route) ?? []).flatMap(({ from, to }) => [from, to]);
    return [...new Set([...first, ...along])];
  }

  /** The routes of its seat that join a ticket's cities; none if it was missed. */
  #joining(id: string): readonly string[] {
    const { index, view } = this.play;
    const line = lineOf(this.sheet, id);
    const ticket = index.tickets.get(id);
    if (line === undefined || ticket === undefined || !line.achieved) return [];
    const owners = ownersWithBorrowed(this.sheet, view.owners, line.seat);
    return joiningRoutes(index.routes.values(), owners, line.seat, ticket.from, ticket.to);
  }
}
