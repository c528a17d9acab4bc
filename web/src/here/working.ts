import type { ServerMessage } from '../generated/wire';
import type { Engine } from './engine';
import type { FromWorker, ToWorker } from './messages';

/** Milliseconds that a bot lets the person look before it acts, as on a server. */
const botPause = 100;

function sentenceOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

/** What goes on in the worker: what it hears is done in order, and between any two of these one bot makes one choice. */
export class Working {
  readonly #load: () => Promise<Engine>;
  readonly #tell: (told: FromWorker) => void;
  readonly #now: () => number;
  #engine: Engine | null = null;
  #log = '';
  /** What is heard before the program is there is done then. */
  #before: ToWorker[] | null = [];
  #turn: ReturnType<typeof setTimeout> | undefined;
  #failed = false;

  constructor(load: () => Promise<Engine>, tell: (told: FromWorker) => void, now: () => number) {
    this.#load = load;
    this.#tell = tell;
    this.#now = now;
  }

  hear(told: ToWorker): void {
    if (this.#before === null) this.#attempt((engine) => this.#carryOut(engine, told));
    else if (this.#before.push(told) === 1) void this.#begin();
  }

  async #begin(): Promise<void> {
    try {
      this.#engine = await this.#load();
    } catch (failure) {
      this.#fail(failure);
    }
    const before = this.#before ?? [];
    this.#before = null;
    for (const told of before) this.#attempt((engine) => this.#carryOut(engine, told));
  }

  #carryOut(engine: Engine, told: ToWorker): void {
    switch (told.type) {
      case 'begin':
        this.#answer(engine, engine.begin(told.setUp, this.#now()));
        break;
      case 'resume':
        this.#log = told.log;
        this.#answer(engine, engine.resume(told.setUp, told.log, this.#now()));
        break;
      case 'message':
        this.#answer(engine, engine.tell(told.message, this.#now()));
        break;
      case 'ask':
        this.#ask(engine, told);
        break;
      case 'pause':
        engine.pause(told.milliseconds);
        break;
    }
    this.#letBotsAct(engine);
  }

  /** What is asked takes place on copies: where the program stops meanwhile, the table is as it was. */
  #ask(engine: Engine, { number, question }: Extract<ToWorker, { type: 'ask' }>): void {
    try {
      this.#tell({ type: 'answer', number, answer: JSON.parse(engine.ask(question)) });
    } catch (failure) {
      this.#tell({ type: 'unanswered', number, detail: sentenceOf(failure) });
    }
  }

  #answer(engine: Engine, json: string): void {
    const messages = JSON.parse(json) as ServerMessage[];
    if (messages.length > 0) this.#tell({ type: 'messages', messages });
    // Long after many turns: not asked for where the table is what it was.
    if (!messages.some(({ type }) => type === 'welcome' || type === 'progress')) return;
    const log = engine.log();
    if (log !== this.#log) this.#tell({ type: 'log', log });
    this.#log = log;
  }

  /** Sooner if they needn't wait any longer. */
  #letBotsAct(engine: Engine): void {
    clearTimeout(this.#turn);
    if (engine.botsToAct()) this.#turn = setTimeout(() => this.#attempt((now) => this.#letBotAct(now)), botPause);
  }

  /** It thinks first, and waits then as long as it has to. */
  #letBotAct(engine: Engine): void {
    this.#answer(engine, engine.letBotAct(this.#now()));
    const left = engine.botsToAct() ? engine.botsWait(this.#now()) : 0;
    if (left > 0) this.#turn = setTimeout(() => this.#attempt((now) => this.#letBotAct(now)), left);
    else this.#letBotsAct(engine);
  }

  /** What has failed may have left anything behind: nothing more is done with it. */
  #attempt(what: (engine: Engine) => void): void {
    if (this.#failed || this.#engine === null) return;
    try {
      what(this.#engine);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #fail(failure: unknown): void {
    this.#failed = true;
    clearTimeout(this.#turn);
    this.#tell({ type: 'failed', detail: sentenceOf(failure), loaded: this.#engine !== null });
  }
}
