import type { CardKind, Phase, TicketView, TtrAction, TtrEvent, TtrThought, TtrView, TunnelView } from '../../generated/wire';
import type { LoggedOf, PositionOf } from '../../show/happening';
import { marksOf } from '../../table/marks';
import type { TableSession } from '../../table/session.svelte';
import { everything } from '../../words/spectators';
import { byTarget, keeping, keepings, payments, type Keeping, type Payment } from './model/choices';
import { laidTickets, savedTickets, type LaidTicket } from './model/laidTickets';
import { chosenAt, type MarketOrder } from './model/marketOrder';
import { placeOf } from './model/placeOf';
import { plannedRoutes } from './model/thoughts';
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
  /** The ticket under pointer or focus. */
  #hoveredTicket = $state<string | null>(null);
  /** The ticket that stays shown on the map until another is touched. */
  pinnedTicket = $state<string | null>(null);
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
  /** Offered tickets that are to be kept. */
  kept = $state.raw<readonly string[]>([]);
  /** Offered tickets in the order in which they would go back, as far as somebody minded it. */
  #backOrder = $state.raw<readonly string[]>([]);

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
    readonly session: TableSession<TtrView, TtrEvent>,
    readonly index: BoardIndex,
    /** All that happens in a game that is gone through, also what isn't shown yet; of any other nobody knows it. */
    private readonly whole: () => readonly LoggedOf<TtrEvent>[] = () => [],
  ) {}

  get #position(): PositionOf<TtrView> {
    return this.session.position!;
  }

  /** What is shown. */
  get view(): TtrView {
    return this.session.view ?? this.#position.view;
  }

  /** How things stand. */
  get now(): TtrView {
    return this.#position.view;
  }

  get phase(): Phase {
    return this.now.phase;
  }

  /** The seat whose knowledge this is: one's own, or that of somebody whose game is gone through. */
  get you(): number | null {
    const { observer } = this.now;
    return observer < 0 ? null : observer;
  }

  /** The ticket whose cities are shown. */
  get pointedTicket(): string | null {
    return this.#hoveredTicket ?? this.pinnedTicket;
  }

  /** Puts pointer or focus on a ticket, or takes it away. */
  set pointedTicket(ticket: string | null) {
    this.#hoveredTicket = ticket;
  }

  /** Whether the server waits for a choice from here. */
  readonly mayAct = $derived.by(() => this.#position.offers.length > 0 && !this.#position.chosenEarly);

  /** Whether the table, as it is shown, waits for a choice from here: others' moves were seen. */
  readonly yourMove = $derived.by(() => this.mayAct && (this.session.present || this.#goesOn));

  /**
   * Whether one's own move goes on while something is still being shown: the last step of one's turn, or what others
   * have kept of the first tickets.
   */
  get #goesOn(): boolean {
    if (this.phase === 'opening-tickets') return this.view.phase === this.phase;
    const steps: readonly Phase[] = ['second-card', 'tunnel-payment'];
    return steps.includes(this.phase) && this.view.actor === this.you && this.now.actor === this.you;
  }

  /** The route that the map marks: the one that is selected, or the tunnel that somebody is claiming. */
  readonly markedRoute = $derived.by(() => this.selectedRoute ?? this.view.tunnel?.route ?? null);

  /** Whether all the cards turned up for a tunnel were seen. */
  readonly tunnelSeen = $derived.by(() => cardCount(this.view.tunnel) === cardCount(this.now.tunnel));

  /** Whether a route may be claimed now. */
  readonly canClaim = $derived.by(() => this.#offersAny('route:'));

  /** Whether a station may be built now. */
  readonly canBuild = $derived.by(() => this.#offersAny('city:'));

  /** Whether tickets lie on the table to be chosen from. */
  readonly choosing = $derived.by(() => this.yourMove && this.offers.has('keep'));

  /**
   * Tickets that lie before a seat and aren't chosen from here: in a game that is gone through, and one's own once the
   * choice is kept for its turn.
   */
  readonly laid: readonly LaidTicket[] = $derived.by(() => {
    const { chosen } = this.#position;
    if (this.mayAct) return [];
    if (chosen) return savedTickets(this.now.offered, this.now.observer, chosen);
    // What lies there no more isn't shown again until it was seen to be kept.
    const lying = this.#offeredTo(this.now).filter(({ ticket }) => this.#lies(ticket));
    return lying.length === 0
      ? []
      : this.now.players.flatMap(({ seat }) =>
          laidTickets(
            lying.filter((one) => one.seat === seat).map(({ ticket }) => ticket),
            seat,
            this.session.log,
            this.whole(),
          ),
        );
  });

  /** Offered tickets that go back, in their order. */
  readonly returned: readonly string[] = $derived.by(() => {
    const back = this.now.offered.filter((ticket) => !this.kept.includes(ticket));
    const place = (ticket: string): number => {
      const minded = this.#backOrder.indexOf(ticket);
      return minded < 0 ? back.length + back.indexOf(ticket) : minded;
    };
    return back.sort((one, other) => place(one) - place(other));
  });

  /** How many tickets more have to be kept. */
  readonly missing = $derived.by(() => Math.max(0, this.now.keepAtLeast - this.kept.length));

  readonly keepChoice: Keeping | null = $derived.by(() =>
    keeping(this.offers.get('keep') ?? [], this.kept, this.returned),
  );

  /** Whether the order matters in which the tickets that aren't kept go back. */
  readonly ordersReturn = $derived.by(() => keepings(this.offers.get('keep') ?? [], this.kept).length > 1);

  /** The routes of a bot's plan, and the one that it would claim now, while the hint that told of it holds. */
  readonly advised: ReadonlySet<string> = $derived.by(() => {
    const { hint } = this.session;
    const planned = plannedRoutes((hint?.thoughts ?? []) as readonly TtrThought[]);
    const first = hint?.options[0]?.action as TtrAction | undefined;
    return first?.type === 'claimRoute' ? new Set([...planned, first.route]) : planned;
  });

  /** What was chosen and what was better, where a game is looked at again, by target. */
  readonly judged = $derived.by(() => marksOf(this.session, placeOf));

  /** Whether something can be chosen, as it is shown. */
  can(target: string): boolean {
    return this.yourMove && this.#takes(target);
  }

  /** Whether the server would take a choice: who presses something acts on how things stand, and what moves is skipped. */
  #takes(target: string): boolean {
    return this.mayAct && this.session.pending === null && this.offers.has(target);
  }

  /** The mark of each of one's tickets and of those on offer, on its card and on the map. */
  readonly ticketMarks: ReadonlyMap<string, string> = $derived.by(() => {
    const held = this.view.tickets.map((ticket) => ticket.ticket);
    const laid = this.you === null ? [] : this.laid.map(({ ticket }) => ticket);
    return ticketMarks(byReceipt(held, this.session.log, this.you), this.choosing ? this.now.offered : laid);
  });

  /** The tickets of every seat whose tickets are seen while the game goes on: one's own, or everybody's. */
  readonly heldTickets: readonly TicketView[] = $derived.by(() =>
    this.view.observer === everything ? this.view.players.flatMap((player) => player.revealed) : this.view.tickets,
  );

  /** The seat that a ticket belongs to, even if only offered; null where that isn't known. */
  holderOf(id: string): number | null {
    if (this.view.observer !== everything) return this.you;
    const held = this.view.players.find(({ revealed }) => revealed.some(({ ticket }) => ticket === id));
    return held?.seat ?? this.laid.find(({ ticket }) => ticket === id)?.seat ?? null;
  }

  /** A ticket's name behind the letter that is seen on its card. */
  letteredTicket(id: string): string {
    const name = this.index.ticketName(id);
    const mark = this.ticketMarks.get(id);
    return mark === undefined ? name : `${mark} ${name}`;
  }

  /**
   * The target of a kind of card that is taken at a place of the table: the card there will be the one that goes, if it
   * is still of that kind.
   */
  marketTarget(place: number, kind: CardKind): string {
    const { market } = this.now;
    if (market[this.marketOrder[place] ?? -1] === kind) this.marketOrder = chosenAt(this.marketOrder, place, market);
    return `market:${kind}`;
  }

  select(target: string | null): void {
    this.selected = target;
    this.payment = 0;
  }

  /** Back from a choice that is no longer possible. */
  settle(): void {
    const onMap = this.selectedRoute !== null || this.selectedCity !== null;
    if (this.selected !== null && !onMap && !this.offers.has(this.selected)) this.select(null);
    const keeps = this.mayAct && this.offers.has('keep');
    this.kept = keeps ? this.kept.filter((ticket) => this.now.offered.includes(ticket)) : [];
    if (!keeps) this.#backOrder = [];
    const known = [...this.#offeredTo(this.now), ...this.heldTickets].map(({ ticket }) => ticket);
    if (this.pinnedTicket !== null && !known.includes(this.pinnedTicket)) this.pinnedTicket = null;
  }

  /** Keeps a ticket that was to go back, or the other way round; not once it was sent which are kept. */
  toggleTicket(ticket: string): void {
    if (this.session.pending !== null) return;
    const others = this.kept.filter((other) => other !== ticket);
    this.kept = others.length < this.kept.length ? others : [...others, ticket];
  }

  /** Shows a ticket on the map until it is touched again. */
  pinTicket(ticket: string): void {
    this.pinnedTicket = this.pinnedTicket === ticket ? null : ticket;
  }

  /** Swaps a ticket that goes back with the next one. */
  returnLater(ticket: string): void {
    const at = this.returned.indexOf(ticket);
    const next = this.returned[at + 1];
    if (at < 0 || next === undefined) return;
    this.#backOrder = this.returned.with(at, next).with(at + 1, ticket);
  }

  /** Takes the card that is shown at a place of the market. */
  takeFromMarket(place: number): void {
    const card = this.view.market[this.marketOrder[place] ?? -1] ?? null;
    if (card !== null) this.act(this.marketTarget(place, card));
  }

  /** Does the only choice behind a target. */
  act(target: string): void {
    const choice = this.offers.get(target)?.[0];
    if (choice !== undefined && this.#takes(target)) this.#send(choice.text);
  }

  /** Pays in the way that is chosen. */
  pay(): void {
    const payment = this.chosenPayment;
    if (payment !== null && this.payTarget !== null && this.#takes(this.payTarget)) this.#send(payment.text);
  }

  /** What is checked stays so until the server has taken it: the connection may be lost for a while. */
  keep(): void {
    if (this.keepChoice !== null && this.#takes('keep')) this.#send(this.keepChoice.text);
  }

  /** How many cards of a kind the choice that is being made would take, or a tunnel holds for now. */
  paying(kind: CardKind): number {
    const laid = this.view.actor === this.you ? this.view.tunnel : null;
    return [this.chosenPayment?.cards ?? null, laid].reduce(
      (sum, cards) => sum + (cards?.color === kind ? cards.colored : 0) + (kind === 'wild' ? (cards?.wilds ?? 0) : 0),
      0,
    );
  }

  /** The tickets that are seen to lie before seats. */
  #offeredTo({ observer, offered, players }: TtrView): readonly { readonly seat: number; readonly ticket: string }[] {
    return observer === everything
      ? players.flatMap(({ seat, onOffer }) => onOffer.map((ticket) => ({ seat, ticket })))
      : offered.map((ticket) => ({ seat: observer, ticket }));
  }

  /** Whether a ticket is shown to lie there. */
  #lies(ticket: string): boolean {
    return this.#offeredTo(this.view).some((one) => one.ticket === ticket);
  }

  #offersAny(kind: string): boolean {
    return [...this.offers.keys()].some((target) => target.startsWith(kind));
  }

  #send(action: string): void {
    this.session.act(action);
    this.select(null);
  }
}
