import type { ClientMessage, ServerMessage, TableInfo } from '../generated/wire';
import type { LateProblem, LiveListener, TableLink } from '../net/live';
import type { Command } from '../net/outbox';
import type { FromWorker, HereQuestion, SetUp, ToWorker } from './messages';

/** A worker that plays, as far as a table needs it. */
export interface Playing {
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
  postMessage(told: ToWorker): void;
  terminate(): void;
}

export interface HereListener {
  /** The game has changed; `over` says whether that was the end. */
  changed(log: string, over: boolean): void;
  /** The game can't go on after it was begun. */
  failed(failure: HereFailure): void;
}

/** Why a game on this device can't go on, for whoever looks into it. */
export class HereFailure extends Error {
  constructor(
    detail: string,
    /** Whether the program that plays was there: if not, the game is as it was. */
    readonly loaded: boolean,
  ) {
    super(detail);
  }
}

/** Who waits for the answer to a question. */
interface Asking {
  resolve(answer: unknown): void;
  reject(failure: HereFailure): void;
}

/** Milliseconds that bots wait while a choice can be undone, if nothing else was chosen: what a server gives. */
const standardPause = 3_000;

/**
 * A table on this device: what a connection is for a table of the server. What is sent gets there, once, as long as the
 * page is open.
 */
export class HereLink implements TableLink {
  /** What waits for its answer. */
  readonly #waiting = new Set<string>();
  /** Who has asked what, by the number of the question. */
  readonly #asking = new Map<number, Asking>();
  #asked = 0;
  /** What was told before anybody heard it. */
  #untold: ServerMessage[] = [];
  #hearing: LiveListener | null = null;
  #open = false;
  #left = false;
  #ended = false;
  #table: TableInfo | null = null;
  #late: (problem: LateProblem) => void = () => {};
  #arrived: (table: TableInfo) => void = () => {};
  #failed: (failure: HereFailure) => void;

  constructor(
    private readonly worker: Playing,
    private readonly listener: HereListener,
  ) {
    this.#failed = (failure) => listener.failed(failure);
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = ({ message }) => this.#fail(message ?? 'The worker could not be loaded.', this.#table !== null);
  }

  /**
   * Begins a game, or goes on with it.
   *
   * @param log what happened so far; null if nothing did
   * @returns how the table stands
   * @throws HereFailure if the game can't go on
   */
  async begin(setUp: SetUp, log: string | null): Promise<TableInfo> {
    const table = new Promise<TableInfo>((resolve, reject) => {
      this.#arrived = resolve;
      this.#failed = reject;
    });
    this.worker.postMessage(log === null ? { type: 'begin', setUp } : { type: 'resume', setUp, log });
    const arrived = await table;
    this.#failed = (failure) => this.listener.failed(failure);
    return arrived;
  }

  /** From when it is opened on, whoever listens is told everything, and what was told before. */
  heardBy(listener: LiveListener): this {
    this.#hearing = listener;
    return this;
  }

  open(): void {
    this.#open = true;
    this.#tellPause();
    this.#hearing?.connection('open');
    this.#untold.splice(0).forEach((message) => this.#hearing?.message(message));
  }

  close(late: (problem: LateProblem) => void = () => {}): void {
    if (this.#left) return;
    this.#left = true;
    this.#late = late;
    this.#hearing?.connection('closed');
    this.#hearing = null;
    if (this.#ended) return;
    if (this.#waiting.size === 0) this.#end();
    // What was chosen last is written down before it answers this.
    else this.say({ type: 'ping' });
  }

  carryOut(command: Command): void {
    if (this.#ended) return;
    this.#waiting.add(command.command);
    this.say(command);
  }

  say(message: ClientMessage): void {
    if (!this.#ended) this.worker.postMessage({ type: 'message', message });
  }

  ask(): void {
    this.say({ type: 'ping' });
  }

  /**
   * Asks something about the game besides playing it.
   *
   * @throws HereFailure if there is no answer, or nobody to answer any more
   */
  question<Answer>(question: HereQuestion): Promise<Answer> {
    const number = this.#asked++;
    return new Promise<Answer>((resolve, reject) => {
      if (this.#ended) return reject(new HereFailure('The game is closed.', true));
      this.#asking.set(number, { resolve: resolve as Asking['resolve'], reject });
      this.worker.postMessage({ type: 'ask', number, question });
    });
  }

  callAnew(): void {
    this.#tellPause();
  }

  #tellPause(): void {
    const milliseconds = this.#hearing?.undoPause() ?? standardPause;
    if (!this.#ended) this.worker.postMessage({ type: 'pause', milliseconds });
  }

  #hear(told: FromWorker): void {
    switch (told.type) {
      case 'messages':
        return told.messages.forEach((message) => this.#receive(message));
      case 'log':
        return this.listener.changed(told.log, this.#table?.status === 'over');
      case 'answer':
        return this.#answered(told.number)?.resolve(told.answer);
      case 'unanswered':
        return this.#answered(told.number)?.reject(new HereFailure(told.detail, true));
      case 'failed':
        return this.#fail(told.detail, told.loaded);
    }
  }

  #answered(number: number): Asking | undefined {
    const asking = this.#asking.get(number);
    this.#asking.delete(number);
    return asking;
  }

  #receive(message: ServerMessage): void {
    if ('table' in message) this.#table = message.table;
    if (message.type === 'accepted') this.#waiting.delete(message.command);
    if (message.type === 'problem' && message.command !== null && this.#waiting.delete(message.command)) {
      if (this.#left) this.#late(message);
    }
    if (this.#left) {
      if (message.type === 'pong' && this.#waiting.size === 0) this.#end();
    } else if (this.#open) this.#hearing?.message(message);
    else this.#untold.push(message);
    if (message.type === 'welcome') this.#arrived(message.table);
  }

  #fail(detail: string, loaded: boolean): void {
    if (this.#ended) return;
    this.#end();
    this.#hearing?.connection('closed');
    if (!this.#left) this.#failed(new HereFailure(detail, loaded));
  }

  #end(): void {
    this.#ended = true;
    this.worker.terminate();
    for (const { reject } of this.#asking.values()) reject(new HereFailure('The game is closed.', true));
    this.#asking.clear();
  }
}
