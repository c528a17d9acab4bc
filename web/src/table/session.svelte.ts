import type { Hint, LoggedEvent, Offer, Option, Problem, Refusal, Refusals, ServerMessage, TableInfo } from '../generated/wire';
import { LiveTable, type Connection, type LateProblem, type LiveListener, type TableLink } from '../net/live';
import { commandId, type Command } from '../net/outbox';
import { Talk } from '../talk/talk.svelte';
import { motion } from '../theme/motion.svelte';
import { clocksTold } from './clockTold';
import { EventPlayer } from '../show/eventPlayer';
import type { Showing, Stage } from '../show/effects';
import { isOfTable, tookBack, type Happening, type LoggedOf, type PositionOf } from '../show/happening';
import { doneByBots, screenful, withEvents } from '../show/log';
import { Orders } from './orders';
import { rhythm } from '../show/pace';
import { paceChoice } from '../show/paceChoice.svelte';
import type { Speaker } from './hotSeats';
import type { Telling } from '../show/telling';
import { undoPause } from './undoPause.svelte';

export interface SessionListener<Event> {
  problem(problem: Pick<Problem, 'code' | 'refusal'>): void;
  /** An event is on show now. */
  shown(logged: LoggedOf<Event>, showing: Showing): void;
}

/**
 * One table as this browser knows it: how things stand, what is shown of it, and what was sent. The types are those of
 * its game.
 */
export class TableSession<View = unknown, Event extends Happening = Happening> {
  #table = $state.raw<TableInfo | null>(null);
  /** How things stand: what may be chosen is always taken from here. */
  position = $state.raw<PositionOf<View> | null>(null);
  /** What is shown: follows the position event by event. */
  view = $state.raw<View | null>(null);
  /** What was seen to happen: it goes on with the view, not ahead of it. */
  log = $state.raw<readonly LoggedOf<Event>[]>([]);
  /** Whether what is shown is how things stand: nothing is on its way any more. */
  present = $state(true);
  /** What happened while nobody looked, since one's last choice. */
  missed = $state.raw<readonly LoggedOf<Event>[]>([]);
  connection = $state<Connection>('connecting');
  /** Whether the connection has ever told anything. */
  heard = $state(false);
  /** The command that waits for its answer. */
  pending = $state<string | null>(null);
  /** Whether the end was there from the beginning: the show isn't given twice. */
  overOnArrival = $state(false);
  stage: Stage | null = null;
  #hint = $state.raw<Hint | null>(null);
  /** What was chosen where the hint tells what would have been better. */
  #played = $state.raw<Option['action'] | null>(null);
  /** Why things can't be chosen, as far as it was asked. */
  #refusals = $state.raw<Refusals | null>(null);
  /** For which version of the table that was asked last. */
  #askedFor = -1;
  /** What is said at the table. */
  readonly talk: Talk;

  readonly #live: TableLink;
  readonly #player: EventPlayer<Event>;
  readonly #orders = new Orders();
  /** The version of the table that the last command was sent for. */
  #sentFor = -1;
  /** How often the connection has told how the table stands. */
  #told = 0;
  /** Those who wait until the connection has told all that was on its way. */
  #waiting: (() => void)[] = [];
  /** Whether the connection was lost since the last message about the game. */
  #wasAway = false;
  #unlisten = (): void => {};
  #telling: Telling<unknown, View, Event> | null = null;
  #board: unknown = null;

  constructor(
    id: string,
    private readonly listener: SessionListener<Event>,
    speaker: Speaker = 0,
    /** Whether somebody takes over from somebody else, and hasn't seen what happened since their own last choice. */
    private readonly takesOver = false,
    connect = (hearing: LiveListener): TableLink => new LiveTable(id, hearing, speaker),
  ) {
    const hearing = {
      message: (message: ServerMessage) => this.#receive(message),
      connection: (state: Connection) => {
        this.connection = state;
        this.talk.connected = state === 'open';
        if (state === 'open') return this.#askAgain();
        this.#wasAway = true;
        this.#allTold();
      },
      version: () => this.position?.version ?? -1,
      undoPause: () => undoPause.length,
    };
    this.#live = connect(hearing);
    this.talk = new Talk(
      id,
      (command) => this.#live.carryOut(command),
      (code) => this.listener.problem({ code, refusal: null }),
      (line) => this.#live.say({ type: 'readTalk', line }),
    );
    this.#player = new EventPlayer(
      {
        showing: (logged) => this.#showing(logged),
        seen: (logged) => this.#seen(logged),
        idle: () => this.#arrive(),
      },
      () => this.stage,
      () => rhythm(paceChoice.pace, this.table?.you !== null, motion.reduced),
    );
  }

  get table(): TableInfo | null {
    return this.#table;
  }

  set table(table: TableInfo | null) {
    if (table !== null) clocksTold(table);
    this.#table = table;
  }

  open(telling: Telling<unknown, View, Event>, board: unknown): void {
    this.#telling = telling;
    this.#board = board;
    this.#unlisten = undoPause.listen(() => this.#live.callAnew());
    this.#live.open();
  }

  /**
   * The table is left. What was chosen and ordered here still gets there.
   *
   * @param late told what becomes of that, if something is wrong with it
   */
  close(late?: (problem: LateProblem) => void): void {
    this.#unlisten();
    for (let due = this.#orders.next(); due !== null; due = this.#orders.next()) this.#live.carryOut(due);
    this.talk.leave();
    this.#live.close(late);
    this.#player.stop();
    this.#allTold();
  }

  /**
   * Takes how the table stands from an answer that comes by another way, if the connection tells nothing. What it tells
   * holds, since it tells everything and in order; an answer may overtake what was told before it, so that the table
   * seemed to go back. That may be what a connection tells first: one that comes about is waited for, too. Neither is
   * waited for long: where an answer comes by another way, a connection that doesn't answer is a dead one.
   */
  async hear(answer: Promise<TableInfo | null>): Promise<void> {
    const before = this.#told;
    const next = await answer;
    if (this.connection === 'open' || this.connection === 'connecting') await this.#untilAllTold();
    else this.#live.ask();
    if (next !== null && this.#told === before) this.table = next;
  }

  /** Until the connection has told what was on its way, or is lost: whatever it answers comes after that. */
  #untilAllTold(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#live.ask();
    });
  }

  /** It was made anew without a word: what was asked before went with the one before it. */
  #askAgain(): void {
    if (this.#waiting.length > 0) this.#live.ask();
  }

  #allTold(): void {
    this.#waiting.splice(0).forEach((goOn) => goOn());
  }

  /** Somebody would have it connected now. */
  tryAgain(): void {
    this.#live.ask();
  }

  /** Nothing more moves: what is shown is how things stand. */
  skip(): void {
    this.#player.skip();
    this.#arrive();
  }

  /** Nobody needs to be told any more what happened meanwhile. */
  caughtUp(): void {
    this.missed = [];
  }

  /** What a bot would do as things stand, if somebody asked; once the table has moved on, nothing. */
  get hint(): Hint | null {
    return this.#hint?.version === this.position?.version ? this.#hint : null;
  }

  /** What was chosen as things stand, in a game that is looked at again; null where that doesn't matter. */
  get played(): Option['action'] | null {
    return this.hint === null ? null : this.#played;
  }

  /** Keeps a hint as long as it holds, and what was chosen instead if the game is over. */
  advise(hint: Hint, played: Option['action'] | null = null): void {
    this.#hint = hint;
    this.#played = played;
  }

  /** Why a thing can't be chosen as things stand; absent if it can be, or if nobody has asked yet. */
  refusalOf(target: string): Refusal | undefined {
    return this.#refusals?.version === this.position?.version ? this.#refusals?.refusals[target] : undefined;
  }

  /** Asks why things can't be chosen, once for each version of the table. */
  askWhyNot(): void {
    const version = this.position?.version ?? -1;
    if (version === this.#askedFor || this.table?.you == null) return;
    this.#askedFor = version;
    this.#live.say({ type: 'explain', version });
  }

  /** Sends a choice of the newest position. One at a time: while an answer is due, nothing is sent. */
  act(action: string): void {
    this.#send((command, version) => ({ type: 'act', command, version, action }));
  }

  /** Takes the last choice back, if that is possible. */
  takeBack(): void {
    if (this.position?.takeBack) this.#send((command, version) => ({ type: 'takeBack', command, version }));
  }

  /** The last choice stands: bots needn't wait any longer. */
  goOn(): void {
    const position = this.position;
    if (position?.pause) this.#live.say({ type: 'goOn', version: position.version });
  }

  /** Leaves for good: a bot plays on. */
  resign(): Promise<void> {
    return this.#order((command) => ({ type: 'resign', command }));
  }

  /** Lets a bot play until one comes back. */
  stepAway(): Promise<void> {
    return this.#order((command) => ({ type: 'stepAway', command }));
  }

  /** Plays again instead of the bot. */
  comeBack(): Promise<void> {
    return this.#order((command) => ({ type: 'comeBack', command }));
  }

  /** Asks the others to end the game without a result. */
  proposeEnd(): Promise<void> {
    return this.#order((command) => ({ type: 'proposeEnd', command }));
  }

  /** Asks the others to stop the clocks. */
  proposePause(): Promise<void> {
    return this.#order((command) => ({ type: 'proposePause', command }));
  }

  /** Asks the others to let one go back to before the own last choice. */
  proposeTakeBack(): Promise<void> {
    return this.#order((command) => ({ type: 'proposeTakeBack', command }));
  }

  /** Lets the clocks go on. */
  endPause(): Promise<void> {
    return this.#order((command) => ({ type: 'endPause', command }));
  }

  /** Asks the others to let a bot play for somebody who is away. */
  askForBot(seat: number): Promise<void> {
    return this.#order((command) => ({ type: 'askForBot', command, seat }));
  }

  /** Answers what the table is asked; whoever has asked takes the question back by a no. */
  answerProposal(proposal: string, agrees: boolean): Promise<void> {
    return this.#order((command) => ({ type: 'answerProposal', command, proposal, agrees }));
  }

  /** A choice is of one position: while an answer is due, there is none. */
  #send(make: (command: string, version: number) => Command): void {
    const position = this.position;
    if (position !== null && this.pending === null) this.#begin(make(commandId(), position.version));
  }

  /** What is ordered waits for its turn, and for a lost connection. Says when it is answered. */
  #order(make: (command: string) => Command): Promise<void> {
    const done = this.#orders.add(make(commandId()));
    if (this.pending === null) this.#goOn();
    return done;
  }

  #begin(command: Command): void {
    this.skip();
    this.caughtUp();
    this.pending = command.command;
    this.#sentFor = this.position?.version ?? -1;
    this.#live.carryOut(command);
  }

  /** Nothing waits for an answer any more: what was ordered meanwhile goes out. */
  #goOn(): void {
    this.pending = null;
    const next = this.#orders.next();
    if (next !== null) this.#begin(next);
  }

  #receive(message: ServerMessage): void {
    this.heard = true;
    if (this.talk.receive(message)) return;
    switch (message.type) {
      // What the server tells of a table is told in the words of its game.
      case 'welcome':
        return this.#welcome(message.table, message.position as PositionOf<View> | null, ofGame(message.log));
      case 'progress':
        return this.#progress(message.table, message.position as PositionOf<View>, ofGame(message.events));
      case 'tableChanged':
        return this.#tell(message.table);
      case 'accepted':
        return this.#answered(message.command);
      case 'problem':
        if (message.command !== null) this.#answered(message.command);
        // What waits for its answer still gets there: whoever heard that nothing has changed would choose again.
        else if (this.pending !== null && message.code === 'table-busy') return;
        // Nobody has asked for what the page says and asks by itself.
        else if (message.code === 'too-many-requests') return;
        return this.listener.problem(message);
      case 'refusals':
        this.#refusals = message;
        return;
      case 'pong':
        return this.#allTold();
    }
  }

  #answered(command: string): void {
    this.#orders.answered(command);
    if (command === this.pending) this.#goOn();
  }

  #welcome(table: TableInfo, position: PositionOf<View> | null, log: readonly LoggedOf<Event>[]): void {
    const first = this.position === null;
    this.#player.skip();
    this.#wasAway = false;
    this.#tell(table);
    this.#stand(position);
    this.log = log;
    if (first) this.overOnArrival = position?.scores !== null && position !== null;
    if (first && this.takesOver) this.missed = sinceOwn(log, table.you);
    this.#arrive();
  }

  #progress(table: TableInfo, position: PositionOf<View>, events: readonly LoggedOf<Event>[]): void {
    const start = this.view === null;
    const asked = this.position?.offers ?? [];
    this.#tell(table);
    this.#stand(position);
    // The table has gone on: the command was carried out or came too late, and nobody need wait for the answer. Where
    // the same is still to be chosen, others have gone on, and the choice that is on its way counts.
    if (position.version > this.#sentFor && this.pending !== null && !isSame(asked, position.offers)) this.#goOn();
    // What goes back isn't shown event by event: it is how things stand.
    const back = events.some((logged) => logged.event.type === tookBack);
    const unseen = document.hidden || (this.#wasAway && this.#isLong(events));
    this.#wasAway = false;
    if (unseen) this.missed = withEvents(this.missed, events);
    if (start || back || unseen) {
      this.#player.skip();
      this.log = withEvents(this.log, events);
      this.#arrive();
      events.forEach((logged) => this.listener.shown(logged, this.#showing(logged)));
    } else if (events.length > 0) {
      this.present = false;
      this.#player.add(events);
    } else if (!this.#player.busy) {
      this.#arrive();
    }
  }

  #tell(table: TableInfo): void {
    this.#told++;
    this.table = table;
  }

  /** What can't be chosen is asked at once where there is something to choose: names of things tell it, too. */
  #stand(position: PositionOf<View> | null): void {
    this.position = position;
    this.#askedFor = -1;
    if (position !== null && position.offers.length > 0) this.askWhyNot();
  }

  /** Whether so much happened that it is told in short. */
  #isLong(events: readonly LoggedOf<Event>[]): boolean {
    return events.filter(({ event }) => this.#tells(event)).length > screenful;
  }

  #tells(event: LoggedOf<Event>['event']): boolean {
    return !isOfTable(event) && this.#telling!.sentence(event, this.table!, this.#board) !== null;
  }

  #arrive(): void {
    this.view = this.position?.view ?? null;
    this.present = true;
  }

  #showing({ event }: LoggedOf<Event>): Showing {
    if (isOfTable(event)) return { milliseconds: 0, effect: { kind: 'pause' }, cue: null };
    return this.#telling!.showing(this.view ?? this.position!.view, event);
  }

  #seen(logged: LoggedOf<Event>): void {
    const view = this.view ?? this.position!.view;
    this.log = withEvents(this.log, [logged]);
    this.listener.shown(logged, this.#showing(logged));
    if (!isOfTable(logged.event)) this.view = this.#telling!.follow(view, logged.event, this.#board);
  }
}

/** Whether there is something to choose, and it is what there was before. */
export function isSame(before: readonly Offer[], now: readonly Offer[]): boolean {
  return now.length > 0 && JSON.stringify(before) === JSON.stringify(now);
}

/** What happened since the person of a seat chose last, be it by a bot in their place; nothing before they have chosen. */
function sinceOwn<Event extends Happening>(
  log: readonly LoggedOf<Event>[],
  seat: number | null,
): readonly LoggedOf<Event>[] {
  const byBots = doneByBots(log);
  const last = log.findLastIndex(({ event }) => !isOfTable(event) && event.seat === seat && !byBots.has(event));
  return last < 0 ? [] : log.slice(last + 1);
}

function ofGame<Event>(log: readonly LoggedEvent[]): readonly LoggedOf<Event>[] {
  return log as readonly LoggedOf<unknown>[] as readonly LoggedOf<Event>[];
}
