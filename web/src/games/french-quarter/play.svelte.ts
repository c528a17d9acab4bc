import type { Choice, FqAction, FqEvent, FqThought, FqView, Offer, Refusal, SheetView } from '../../generated/wire';
import { KeptSwitch } from '../../browser/keptSwitch.svelte';
import type { PositionOf } from '../../show/happening';
import { marksOf } from '../../table/marks';
import { isSame, type TableSession } from '../../table/session.svelte';
import { lastPress } from '../../ui/lastPress';
import { marked, stepsOf } from './model/advised';
import type { QuarterIndex } from './model/boardIndex';
import { follow } from './model/follow';
import { gainsOf, withoutLastPly, type Gain } from './model/gains';
import { placeOf } from './model/placeOf';

/** What the person in front of the screen looks at and points at; nothing of it is known to the server. */
export class Play {
  /** The choices under pointer or focus. */
  pointed = $state.raw<readonly Choice[]>([]);
  /** The choices of one thing that differ in detail, to be asked for. */
  asked = $state.raw<readonly Choice[]>([]);
  /** Why the thing that was pressed last can't be chosen. */
  told = $state.raw<Refusal | null>(null);
  /** What each turn has brought. */
  readonly gains: readonly Gain[] = $derived.by(() => {
    const { log, view, position } = this.session;
    return view === position?.view ? gainsOf(log, this.now.phase) : gainsOf(withoutLastPly(log), null);
  });
  /** Whether the last thing that was used is the keyboard: the focus then leads the eye, and follows the questions. */
  byKeys = lastPress.byKeys;
  /** Whether each question comes with a line for those who play for the first time. */
  readonly hints = new KeptSwitch('anden.quarter.hints');
  /** Whose sheets are opened; null for one's own. */
  opened = $state<number | null>(null);

  /** What could be chosen when this was settled last. */
  #settled: readonly Offer[] = [];

  readonly offers: ReadonlyMap<string, readonly Choice[]> = $derived.by(
    () => new Map(this.#position.offers.map((offer) => [offer.target, offer.choices])),
  );
  /** Whether the table waits for a choice from here. */
  readonly yourMove = $derived.by(() => this.#position.offers.length > 0);

  /** What the pointed choice would leave behind; null while nothing is pointed at, or it could be several things. */
  readonly preview: FqView | null = $derived.by(() => {
    const choice = this.pointed.length === 1 ? this.pointed[0] : undefined;
    if (choice === undefined || choice.preview.length === 0) return null;
    return (choice.preview as readonly FqEvent[]).reduce(follow, this.now);
  });

  /** The buildings of the turn that a bot would take, while the hint that told of it holds. */
  readonly advised: ReadonlySet<string> = $derived.by(() => {
    const { hint } = this.session;
    const first = hint?.options[0]?.action as FqAction | undefined;
    return marked([...(first === undefined ? [] : [first]), ...stepsOf((hint?.thoughts ?? []) as readonly FqThought[])]);
  });

  /** What was chosen and what was better, where a game is looked at again. */
  readonly judged = $derived.by(() => marksOf(this.session, placeOf));

  constructor(
    readonly session: TableSession<FqView, FqEvent>,
    readonly index: QuarterIndex,
    /** Whether whoever sits nowhere is shown the sheets of whose turn it is. */
    readonly follows = false,
  ) {}

  get #position(): PositionOf<FqView> {
    return this.session.position!;
  }

  /** What is shown. */
  get view(): FqView {
    return this.session.view ?? this.#position.view;
  }

  /** How things stand. */
  get now(): FqView {
    return this.#position.view;
  }

  /** The seat whose knowledge this is: one's own, or that of somebody whose game is gone through. */
  get you(): number | null {
    const { observer } = this.now;
    return observer < 0 ? null : observer;
  }

  /** The seat whose sheets are on show. */
  get seat(): number {
    return this.opened ?? this.you ?? this.#turn ?? 0;
  }

  get #turn(): number | null {
    if (!this.follows) return null;
    const begun = this.session.log.findLast(({ event }) => event.type === 'turnStarted')?.event;
    return begun !== undefined && 'seat' in begun ? begun.seat : null;
  }

  /** On whose sheets it is marked what a hint says or what was better: in a game gone through, of whoever chooses. */
  get advisedSeat(): number | null {
    if (!this.follows) return this.you;
    return this.session.table?.seats.find(({ toAct }) => toAct)?.seat ?? this.you;
  }

  get sheet(): SheetView {
    return this.view.sheets[this.seat]!;
  }

  /** The same sheet after what is pointed at; null if that leaves nothing on it. */
  get previewed(): SheetView | null {
    return this.seat === this.you ? (this.preview?.sheets[this.seat] ?? null) : null;
  }

  /** The choices behind a target, on one's own sheets only. */
  at(target: string): readonly Choice[] {
    return this.seat === (this.you ?? -1) ? (this.offers.get(target) ?? []) : [];
  }

  /** Why what is on one's own sheets can't be chosen now: the same place on another sheet is never asked about. */
  refusalOf(target: string): Refusal | undefined {
    return this.yourMove && this.seat === this.you ? this.session.refusalOf(target) : undefined;
  }

  get ready(): boolean {
    return this.yourMove && this.session.pending === null;
  }

  point(choices: readonly Choice[]): void {
    this.pointed = choices;
  }

  /** Nothing is pointed at any more. */
  leave(): void {
    this.pointed = this.asked.length === 1 ? this.asked : [];
  }

  /**
   * Chooses: the only way at once, of several it is asked which. On a touch screen the first touch shows what would
   * happen, and the second one does it.
   */
  choose(choices: readonly Choice[], touch = false): void {
    const only = choices.length === 1 ? choices[0] : undefined;
    if (only === undefined || (touch && this.asked[0] !== only)) {
      this.asked = choices;
      this.pointed = choices;
      return;
    }
    if (!this.ready) return;
    this.drop();
    this.session.act(only.text);
  }

  /** Says why something can't be chosen. */
  explain(refusal: Refusal): void {
    this.told = refusal;
  }

  drop(): void {
    this.told = null;
    this.asked = [];
    this.pointed = [];
  }

  /**
   * Another position is there: back from choices that are no longer possible. Where the same can be chosen, as after a
   * lost connection, whoever was about to choose goes on.
   */
  settle(): void {
    const before = this.#settled;
    this.#settled = this.#position.offers;
    if (isSame(before, this.#settled)) return this.#takeAnew(before);
    this.drop();
    if (this.yourMove) this.opened = null;
  }

  /** The same choices, as they were told now. */
  #takeAnew(before: readonly Offer[]): void {
    const choicesOf = (offers: readonly Offer[]) => offers.flatMap(({ choices }) => choices);
    const now = choicesOf(this.#settled);
    const anew = new Map(choicesOf(before).map((choice, index) => [choice, now[index]!]));
    this.asked = this.asked.map((choice) => anew.get(choice) ?? choice);
    this.pointed = this.pointed.map((choice) => anew.get(choice) ?? choice);
  }
}
