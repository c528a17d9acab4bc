import type { ClientMessage, GameReplay, Hint, Option, Position, ReplayChoice, ReplayPart, TableInfo, Verdict } from '../generated/wire';
import { Latest } from '../net/latest';
import type { LiveListener } from '../net/live';
import type { Command } from '../net/outbox';
import type { Showing } from '../show/effects';
import type { Happening, LoggedOf } from '../show/happening';
import { TableSession } from '../table/session.svelte';
import type { Telling } from '../show/telling';
import { Film } from './film';
import { isSeen, nextPlace, placeAfter, placeOf, stopsOf, tableAt, turnsOf } from './steps';

/** What the server is asked about a game, with the knowledge of a seat or (null) with all hands. */
export interface Questions {
  replay(seat: number | null): Promise<GameReplay>;
  part(seat: number | null, from: number): Promise<ReplayPart>;
  /** What a bot would have done where somebody had to choose. */
  hint(ply: number): Promise<Hint>;
}

export interface PlaybackListener {
  failed(failure: unknown): void;
  shown(showing: Showing): void;
}

/** What an analysis found of choices that surely cost something, by the ply. */
export type Judged = ReadonlyMap<number, Verdict>;

/**
 * A finished game that is gone through. A table's session hears of its positions as if they came from a server: one
 * step forward as what has just happened, anything else as how things stand for somebody who comes.
 */
export class Playback {
  /** The place among the stops that is shown, or on its way to be. */
  place = $state(0);
  playing = $state(false);
  /** Whose choices one steps through; null for everybody's. */
  whose = $state<number | null>(null);
  /** The seat whose knowledge the game is seen with; null for all hands. */
  eyes = $state<number | null>(null);
  #replay = $state.raw<GameReplay>({ seat: null, actors: [], log: [] });
  readonly stops = $derived.by(() => stopsOf(this.#replay.actors));
  readonly turns = $derived.by(() => turnsOf(this.log, this.stops));
  readonly session: TableSession;
  judged: Judged = new Map();
  /** The choice that is put before whoever looks, as if it were theirs; null while they only look. */
  #posed: ReplayChoice | null = null;
  /** Told what they choose, as they would say it at the table. */
  chosen: (action: string) => void = () => {};
  #film: Film;
  #hearing!: LiveListener;
  /** The position on show; -1 before any is. */
  #shown = $state(-1);
  /** What a bot would have done where somebody asked last. */
  #told = $state.raw<Hint | null>(null);
  /** Whether other eyes are waited for. */
  #turning = $state(false);
  /** What is to be shown: what comes late for something else is dropped. */
  readonly #wishes = new Latest();

  constructor(
    readonly over: TableInfo,
    private readonly questions: Questions,
    private readonly listener: PlaybackListener,
  ) {
    this.#film = this.#filmOf(null);
    const link = {
      open: () => {},
      close: () => {},
      carryOut: (command: Command) => this.#carryOut(command),
      say: (message: ClientMessage) => this.#say(message),
      ask: () => {},
      callAnew: () => {},
    };
    this.session = new TableSession(
      over.id,
      { problem: () => {}, shown: (_, showing) => listener.shown(showing) },
      'nobody',
      false,
      (hearing) => {
        this.#hearing = hearing;
        return link;
      },
    );
  }

  /** All that happened, as far as it is told to these eyes. */
  get log(): readonly LoggedOf<Happening>[] {
    return this.#replay.log as readonly LoggedOf<Happening>[];
  }

  /** The number of plies before the position that is shown, or on its way to be. */
  get ply(): number {
    return this.stops[this.place] ?? 0;
  }

  /** Who acts on that position: a seat; below 0 for chance, or for nobody where the game is over. */
  get actor(): number {
    return this.#replay.actors[this.ply] ?? -1;
  }

  get atEnd(): boolean {
    return this.place >= this.stops.length - 1;
  }

  /** What a bot would have done on the position on show, if somebody asked. */
  get hint(): Hint | null {
    return this.#told?.version === this.#shown ? this.#told : null;
  }

  /** Whether what was asked for is on show, and nothing moves any more. */
  get still(): boolean {
    return this.#shown === this.ply && this.session.present && !this.#turning;
  }

  /**
   * Begins: shows a position with the knowledge of a seat or with all hands. Where that can't be had it is closed, and
   * why is thrown.
   */
  async open(telling: Telling, board: unknown, eyes: number | null, ply: number): Promise<void> {
    try {
      await this.#begin(telling, board, eyes, ply);
    } catch (failure) {
      this.close();
      throw failure;
    }
  }

  async #begin(telling: Telling, board: unknown, eyes: number | null, ply: number): Promise<void> {
    this.session.open(telling, board);
    this.#look(eyes, await this.questions.replay(eyes), this.#filmOf(eyes));
    this.place = placeOf(this.stops, ply);
    this.#welcome(await this.#film.at(this.ply));
    // The scoring isn't made a show of here.
    this.session.overOnArrival = true;
  }

  close(): void {
    this.playing = false;
    this.#wishes.end();
    this.session.close();
  }

  /** Sees the same position with other eyes. What plays waits for them: its next step would come before. */
  async see(eyes: number | null): Promise<void> {
    const counts = this.#wish();
    this.#turning = true;
    try {
      const film = this.#filmOf(eyes);
      const [replay, position] = await Promise.all([this.questions.replay(eyes), film.at(this.ply)]);
      if (!counts()) return;
      this.#look(eyes, replay, film);
      this.#welcome(position);
    } catch (failure) {
      if (counts()) this.#failed(failure);
    } finally {
      if (counts()) this.#turning = false;
    }
  }

  /**
   * Asks what a bot would have done, once as long as that holds, and shows it on the table too. What comes late for
   * something else is dropped.
   */
  async askForHint(): Promise<void> {
    if (this.hint?.version === this.ply) return;
    const hint = await this.questions.hint(this.ply);
    if (hint.version !== this.ply) return;
    this.#told = hint;
    this.advise();
  }

  /** Puts a choice before whoever looks, as if it were theirs, until something else is shown. */
  pose(choice: ReplayChoice): void {
    this.playing = false;
    this.#wish();
    this.place = placeOf(this.stops, choice.position.version);
    this.#posed = choice;
    this.#welcome(choice.position, choice.seat);
  }

  /** The position of the choice that was put stays on show, for somebody who only looks. */
  withdraw(): void {
    if (this.#posed !== null) this.#welcome({ ...this.#posed.position, offers: [] });
    this.#posed = null;
  }

  /** What is chosen happens nowhere: it is only told. */
  #carryOut(command: Command): void {
    this.#hearing.message({ type: 'accepted', command: command.command, version: this.#shown });
    if (command.type === 'act' && this.#posed !== null) this.chosen(command.action);
  }

  #say(message: ClientMessage): void {
    if (message.type !== 'explain' || this.#posed === null) return;
    const { refusals } = this.#posed;
    this.#hearing.message({ type: 'refusals', version: message.version, refusals });
  }

  /** Jumps to a place. */
  goTo(place: number): void {
    this.playing = false;
    void this.#show(place, false);
  }

  goToEvent(logged: LoggedOf<Happening>): void {
    this.goTo(placeAfter(this.stops, logged));
  }

  first(): void {
    this.goTo(0);
  }

  last(): void {
    this.goTo(this.stops.length - 1);
  }

  back(): void {
    this.goTo(this.#next(-1));
  }

  forward(): void {
    this.playing = false;
    this.#goOn();
  }

  /** Plays on by itself, from the beginning again if the end is on show; or stops. */
  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.atEnd) void this.#show(0, false);
    else this.#goOn();
  }

  /** One step of what plays by itself. */
  goOnPlaying(): void {
    if (this.atEnd) this.playing = false;
    else this.#goOn();
  }

  /** Something is to be shown, and nothing else any more. Returns whether that still holds. */
  #wish(): () => boolean {
    this.#turning = false;
    return this.#wishes.begin();
  }

  #goOn(): void {
    void this.#show(this.#next(1), true);
  }

  #next(direction: 1 | -1): number {
    return nextPlace(this.stops, this.#replay.actors, this.place, direction, this.whose);
  }

  async #show(place: number, moving: boolean): Promise<void> {
    const counts = this.#wish();
    const from = this.#shown;
    this.#posed = null;
    this.place = Math.max(0, Math.min(place, this.stops.length - 1));
    const { ply } = this;
    try {
      const position = await this.#film.at(ply);
      if (!counts()) return;
      if (moving && ply > from) this.#progress(position, from);
      else this.#welcome(position);
      this.#film.expect(Math.min(ply + 15, this.#replay.actors.length - 1));
    } catch (failure) {
      if (counts()) this.#failed(failure);
    }
  }

  /** What is on show stays. */
  #failed(failure: unknown): void {
    this.playing = false;
    this.place = placeOf(this.stops, this.#shown);
    this.listener.failed(failure);
  }

  #look(eyes: number | null, replay: GameReplay, film: Film): void {
    this.#replay = replay;
    this.#film = film;
    this.eyes = eyes;
  }

  #filmOf(eyes: number | null): Film {
    return new Film((from) => this.questions.part(eyes, from));
  }

  /** @param you who looks, if they are to choose */
  #welcome(position: Position, you: number | null = null): void {
    const at = position.version;
    const log = this.#replay.log.filter((logged) => isSeen(logged as LoggedOf<Happening>, at));
    this.#hearing.message({ type: 'welcome', table: { ...this.#table(at), you }, position, log });
    this.#stand(at);
  }

  #progress(position: Position, from: number): void {
    const at = position.version;
    const events = this.#replay.log.filter(
      (logged) => isSeen(logged as LoggedOf<Happening>, at) && !isSeen(logged as LoggedOf<Happening>, from),
    );
    this.session.skip();
    this.#hearing.message({ type: 'progress', table: this.#table(at), position, events });
    this.#stand(at);
  }

  #table(at: number): TableInfo {
    return tableAt(this.over, this.#replay, at);
  }

  #stand(at: number): void {
    this.#shown = at;
    this.advise();
  }

  /**
   * Marks what was chosen on the position on show, and what would have been better, where that is judged; else what a
   * bot would have done, if somebody asked.
   */
  advise(): void {
    const verdict = this.judged.get(this.#shown);
    this.mark(verdict?.chosen ?? null, verdict?.better ?? this.hint?.options[0] ?? null);
  }

  mark(played: Option | null, better: Option | null): void {
    const options = better === null ? [] : [better];
    const hint: Hint = { version: this.#shown, action: '', options, thoughts: this.hint?.thoughts ?? [] };
    this.session.advise(hint, played?.action ?? null);
  }
}
