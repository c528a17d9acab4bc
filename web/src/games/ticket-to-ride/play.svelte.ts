import type { Choice, Phase, Position, TtrView, TunnelView } from '../../generated/wire';
import type { TableSession } from '../../table/session.svelte';
import { byTarget, keeping, payments, type Payment } from './model/choices';
import { chosenAt, type MarketOrder } from './model/marketOrder';
import { byReceipt, ticketMarks } from './model/ticketMarks';
import type { BoardIndex } from './model/boardIndex';

const tunnelTarget = 'tunnel:pay';

function cardCount(tunnel: TunnelView | null): number {
  return Object.values(tunnel?.turnedUp ?? {}).reduce((sum, count) => sum + count, 0);
}

/** A part of the window, in its pixels. */
export interface Covering {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The lower edge of what is seen of the window: a keyboard on the screen may lie below. */
  readonly seen: number;
}

/** What the person in front of the screen points at and has chosen so far; nothing of it is known to the server. */
export class Play {
  /** The ticket whose cities are shown. */
  pointedTicket = $state<string | null>(null);
  /** The route under pointer or focus. */
  pointedRoute = $state<string | null>(null);
  /** The city under pointer or focus, on a board with stations. */
  pointedCity = $state<string | null>(null);
  /** Where the market's slots lie on the table. */
  marketOrder = $state.raw<MarketOrder>([0, 1, 2, 3, 4]);
  /** The target that is being looked for. */
  sought = $state<string | null>(null);
  /** The part of the window that lies over the map while something is looked for, and down to where the page is seen. */
  covering = $state.raw<Covering | null>(null);
  /** The target that the primary action is about; null for the usual one. */
  selected = $state<string | null>(null);
  /** The way to pay, an index into [payments]. */
  payment = $state(0);
  /** Offered tickets that go back, in their order. */
  returned = $state.raw<readonly string[]>([]);

  readonly offers = $derived.by(() => byTarget(this.#position.offers));
  readonly selectedRoute = $derived(this.selected?.startsWith('route:') ? this.selected.slice(6) : null);
  readonly selectedCity = $derived(this.selected?.startsWith('city:') ? this.selected.slice(5) : null);
  /** What is to be paid for: what was selected, or the tunnel whose cards are turned up. */
  readonly payTarget = $derived.by(() => (this.offers.has(tunnelTarget) ? tunnelTarget : this.selected));
  readonly payments: readonly Payment[] = $derived.by(() =>
    this.payTarget === null ? [] : payments(this.offers.get(this.payTarget) ?? [], this.view.hand),
  );
  readonly chosenPayment: Payment | null = $derived.by(() => this.payments[this.payment] ?? this.payments[0] ?? null);

  constructor(
    readonly session: TableSession,
    readonly index: BoardIndex,
  ) {}

  get #position(): Position {
    return this.session.position!;
  }

  /** What is shown. */
  get view(): TtrView {
    return (this.session.view ?? this.#position.view) as TtrView;
  }

  /** How things stand. */
  get now(): TtrView {
    return this.#position.view as TtrView;
  }

  get phase(): Phase {
    return this.now.phase;
  }

  get you(): number | null {
    return this.session.table?.you ?? null;
  }

  /** Whether the table waits for a choice from here. */
  readonly yourMove = $derived.by(() => this.#position.offers.length > 0 && !this.#position.chosenEarly);

  /** Whether all the cards turned up for a tunnel were seen. */
  readonly tunnelSeen = $derived.by(() => cardCount(this.view.tunnel) === cardCount(this.now.tunnel));

  /** Whether a route may be claimed now. */
  readonly canClaim = $derived.by(() => this.#offersAny('route:'));

  /** Whether a station may be built now. */
  readonly canBuild = $derived.by(() => this.#offersAny('city:'));

  /** Whether tickets lie on the table to be chosen from. */
  readonly choosing = $derived.by(() => this.yourMove && this.offers.has('keep'));

  readonly keepChoice: Choice | null = $derived.by(() => {
    const back = this.returned.filter((ticket) => this.now.offered.includes(ticket));
    const kept = this.now.offered.filter((ticket) => !back.includes(ticket));
    return keeping(this.offers.get('keep') ?? [], kept, back);
  });

  can(target: string): boolean {
    return this.yourMove && this.session.pending === null && this.offers.has(target);
  }

  /** The tickets to light on the map: those on offer while choosing, otherwise one's own. */
  readonly litTickets = $derived.by(() =>
    this.choosing
      ? this.now.offered.filter((ticket) => !this.returned.includes(ticket))
      : this.view.tickets.map((ticket) => ticket.ticket),
  );

  /** The mark of each of one's tickets and of those on offer, on its card and on the map. */
  readonly ticketMarks: ReadonlyMap<string, string> = $derived.by(() => {
    const held = this.view.tickets.map((ticket) => ticket.ticket);
    return ticketMarks(byReceipt(held, this.session.log, this.you), this.choosing ? this.now.offered : []);
  });

  /** The target of the market's card at a place of the table: that card will be the one that is taken. */
  marketTarget(place: number): string {
    const { market } = this.now;
    this.marketOrder = chosenAt(this.marketOrder, place, market);
    return `market:${market[this.marketOrder[place] ?? -1] ?? ''}`;
  }

  select(target: string | null): void {
    this.selected = target;
    this.payment = 0;
  }

  /** Back from a choice that is no longer possible. */
  settle(): void {
    const onMap = this.selectedRoute !== null || this.selectedCity !== null;
    if (this.selected !== null && !onMap && !this.offers.has(this.selected)) this.select(null);
    this.returned = this.returned.filter((ticket) => this.now.offered.includes(ticket));
  }

  toggleTicket(ticket: string): void {
    this.returned = this.returned.includes(ticket)
      ? this.returned.filter((other) => other !== ticket)
      : [...this.returned, ticket];
  }

  /** Swaps a ticket that goes back with the next one. */
  returnLater(ticket: string): void {
    const at = this.returned.indexOf(ticket);
    const next = this.returned[at + 1];
    if (at < 0 || next === undefined) return;
    this.returned = this.returned.with(at, next).with(at + 1, ticket);
  }

  /** Does the only choice behind a target. */
  act(target: string): void {
    const choice = this.offers.get(target)?.[0];
    if (choice !== undefined && this.can(target)) this.#send(choice.text);
  }

  /** Pays in the way that is chosen. */
  pay(): void {
    const payment = this.chosenPayment;
    if (payment !== null && this.payTarget !== null && this.can(this.payTarget)) this.#send(payment.text);
  }

  keep(): void {
    if (this.keepChoice !== null) this.#send(this.keepChoice.text);
  }

  #offersAny(kind: string): boolean {
    return [...this.offers.keys()].some((target) => target.startsWith(kind));
  }

  #send(action: string): void {
    this.session.act(action);
    this.select(null);
    this.returned = [];
  }
}
