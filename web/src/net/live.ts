import type { ClientMessage, Problem, ServerMessage } from '../generated/wire';
import { backoff } from './backoff';
import { Looking } from './looking';
import { Outbox, type Command } from './outbox';
import { noteWaiting } from './unanswered';

/** How the connection to a table stands. */
export type Connection = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LiveListener {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
  /** The newest version that the listener knows; -1 before it knows any. */
  version(): number;
  /** Milliseconds that bots are to wait while a choice can be undone; null leaves it to the server. */
  undoPause(): number | null;
}

/** What is wrong with something that was sent before the table was left. */
export type LateProblem = Pick<Problem, 'code' | 'refusal'>;

/** What a table is heard by, and told what is chosen there. */
export interface TableLink {
  open(): void;
  /**
   * The table is left: nothing more is heard of it. What waits for its answer still gets there.
   *
   * @param late told what becomes of that, if something is wrong with it
   */
  close(late?: (problem: LateProblem) => void): void;
  carryOut(command: Command): void;
  /** What needs no answer and is lost with the connection. */
  say(message: ClientMessage): void;
  /**
   * Asks for a sign of life, for somebody who waits: a connection that gives none soon, or doesn't come about soon, is
   * given up and made anew; one that is lost is made at once.
   */
  ask(): void;
  /** Says anew what is said with a connection. */
  callAnew(): void;
}

/** The code of a connection that was closed because there is no such table: trying again doesn't help. */
const gone = 4404;

/** Milliseconds between two questions whether the server is still there. */
const heartbeat = 20_000;

/** Milliseconds that an answer may take before it is asked whether the server is still there. */
const patience = 3_000;

/** Milliseconds that the answer to that may take where somebody waits for it: they look, or have chosen. */
const longestSilence = 4_000;

/** So often [patience] doubles: a server that is only slow isn't kept busy by those who come anew. */
const mostDoublings = 3;

/** Milliseconds that are waited at most before another attempt while the page is in sight. */
const longestInSight = 4_000;

/** Milliseconds that a connection may take to come about: what lies between may swallow it without a word. */
const longestOpening = 15_000;

/** Milliseconds for which a table that was left is tried, while there is a network, before what waits is given up. */
const longestAfterwards = 5 * 60_000;

/** So many tables that were left are tried at once: what waited for the oldest is given up first. */
const mostAfterwards = 5;

/** The tables that were left while something waited for its answer, oldest first. */
const afterwards: LiveTable[] = [];

/**
 * The live connection to one table: keeps itself up, and sends what wasn't answered again. Once the table is left it
 * lasts, unheard, until all is answered.
 */
export class LiveTable implements TableLink {
  readonly #outbox = new Outbox();
  readonly #looking = new Looking(() => this.#tellLooking());
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = true;
  /** Whether the server was reached, and said only what is wrong. */
  #turnedAway = false;
  /** What gives the connection up unless something is heard before. */
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  /** How often the connection was given up since anything was answered that somebody waited for. */
  #disappointments = 0;
  #left = false;
  #closed = false;
  #hasNetwork = true;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #late: (problem: LateProblem) => void = () => {};

  /** @param speaker for whom it speaks: 0 for the device's own person, a companion's number, or `nobody` */
  constructor(
    private readonly table: string,
    private listener: LiveListener,
    private readonly speaker: number | 'nobody' = 0,
  ) {}

  open(): void {
    addEventListener('online', this.#backOnline);
    addEventListener('offline', this.#cutOff);
    document.addEventListener('visibilitychange', this.#shown);
    this.#beat = setInterval(() => this.#ping(), heartbeat);
    this.#looking.start();
    this.#connect();
  }

  close(late: (problem: LateProblem) => void = () => {}): void {
    if (this.#left) return;
    this.#left = true;
    this.#late = late;
    this.#looking.stop();
    this.listener.connection('closed');
    this.listener = unheard(this.listener);
    if (this.#closed || this.#outbox.waiting.length === 0) return this.#end();
    this.#tellLooking();
    afterwards.push(this);
    if (afterwards.length > mostAfterwards) afterwards[0]!.#abandon('unreachable');
    if (this.#hasNetwork) this.#hope();
  }

  /** There is no way to the table any more. */
  #end(): void {
    this.#closed = true;
    removeEventListener('online', this.#backOnline);
    removeEventListener('offline', this.#cutOff);
    document.removeEventListener('visibilitychange', this.#shown);
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    clearTimeout(this.#patience);
    this.#calm();
    clearInterval(this.#beat);
    this.#looking.stop();
    this.#socket?.close();
    this.#outbox.clear();
    noteWaiting(this, false);
    if (afterwards.includes(this)) afterwards.splice(afterwards.indexOf(this), 1);
    this.listener.connection('closed');
  }

  /** What waits for its answer won't get one. */
  #abandon(code: string): void {
    const lost = this.#left && this.#outbox.waiting.length > 0;
    this.#end();
    if (lost) this.#late({ code, refusal: null });
  }

  #hope(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#abandon('unreachable'), longestAfterwards);
  }

  carryOut(command: Command): void {
    if (this.#closed) return;
    this.#outbox.add(command);
    noteWaiting(this, true);
    if (this.#outbox.due.includes(command)) this.#send(command);
    this.#await();
    this.#hurry();
  }

  /** What needs no answer and is lost with the connection. */
  say(message: ClientMessage): void {
    this.#send(message);
  }

  ask(): void {
    if (this.#closed) return;
    this.#hurry();
    this.#send({ type: 'ping' });
    this.#expectWord();
  }

  /** Says anew what is said with a connection; nobody is to see that it is another one. */
  callAnew(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.close();
    this.#calm();
    this.#call();
  }

  #tellLooking(): void {
    this.#send({ type: 'looking', looking: this.#looking.now });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.listener.connection('connecting');
    this.#call();
  }

  #call(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = Math.max(0, this.listener.version());
    const length = this.listener.undoPause();
    const pause = length === null ? '' : `&pause=${length}`;
    const as = this.speaker === 0 ? '' : `&as=${this.speaker}`;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?since=${since}${pause}${as}`,
    );
    this.#socket = socket;
    this.#turnedAway = false;
    clearTimeout(this.#opening);
    this.#opening = setTimeout(() => this.#giveUp(socket), longestOpening);
    socket.onopen = () => {
      clearTimeout(this.#opening);
      this.#believe();
      this.listener.connection('open');
      // The server takes it that somebody looks.
      if (!this.#looking.now) this.#tellLooking();
      this.#outbox.due.forEach((command) => this.#send(command));
      if (this.#outbox.waiting.length > 0) this.#await();
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => (event.code === gone ? this.#abandon('no-such-table') : this.#lost(socket));
  }

  #receive(message: ServerMessage): void {
    this.#believe();
    this.#turnedAway = message.type === 'problem';
    // A server that is reached may still have only to say why it can't show the table, and be reached again for that.
    if (!this.#turnedAway) this.#failures = 0;
    if (message.type === 'accepted' || message.type === 'heard') this.#answered(message.command);
    const open = message.type === 'problem' && message.command !== null && this.#asksAgain(message.command, message);
    // No answer yet: whoever took it for one would say the same again.
    if (!open) this.listener.message(message);
    if (this.#outbox.waiting.length === 0) this.#allAnswered();
  }

  /** What waited for that is sent now. */
  #answered(command: string): void {
    const before = this.#outbox.due;
    this.#outbox.answered(command);
    this.#outbox.due.filter((one) => !before.includes(one)).forEach((one) => this.#send(one));
  }

  #allAnswered(): void {
    clearTimeout(this.#impatience);
    this.#disappointments = 0;
    noteWaiting(this, false);
    if (this.#left) this.#end();
  }

  /**
   * What may have been carried out is asked again, under the same id, and so is a line that can't be said yet. Says
   * whether it is: else that was the answer.
   */
  #asksAgain(command: string, problem: LateProblem): boolean {
    const doubts = this.#outbox.isOpen(command, problem.code) ? this.#outbox.doubted(command) : null;
    if (doubts !== null) {
      setTimeout(() => this.#sendAgain(command), backoff(doubts, Math.random()));
      return true;
    }
    this.#answered(command);
    if (this.#left) this.#late(problem);
    return false;
  }

  #sendAgain(id: string): void {
    const command = this.#outbox.find(id);
    if (command !== undefined && !this.#closed) this.#send(command);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#opening);
    this.#calm();
    this.listener.connection('waiting');
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#failures++, Math.random(), this.#longestPause()));
  }

  /** Whoever looks is soon shown that the server is back. One that has no time for them is left in peace. */
  #longestPause(): number | undefined {
    return document.visibilityState === 'visible' && !this.#turnedAway ? longestInSight : undefined;
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A connection that didn't answer the last question is given up. */
  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || this.#doubt !== undefined) return;
    if (!this.#heard) return this.#giveUp(socket);
    // Who waits for an answer has a patience of their own.
    if (this.#looking.now && this.#outbox.waiting.length === 0) return this.#doubtConnection();
    this.#heard = false;
    this.#send({ type: 'ping' });
  }

  /** Asks the same where somebody waits: a connection that has died meanwhile is given up soon, and another one made. */
  #doubtConnection(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#doubt !== undefined) return;
    this.#send({ type: 'ping' });
    this.#expectWord();
  }

  /** A connection that stays silent is given up, and another one made. */
  #expectWord(): void {
    const socket = this.#socket;
    if (socket === null || this.#doubt !== undefined) return;
    this.#heard = false;
    this.#doubt = setTimeout(() => {
      this.#disappointments++;
      this.#giveUp(socket);
      this.#hurry();
    }, longestSilence);
  }

  /** The connection lives. */
  #believe(): void {
    this.#heard = true;
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  /** Somebody waits for an answer, not for long without a word. */
  #await(): void {
    clearTimeout(this.#impatience);
    const doublings = Math.min(this.#disappointments, mostDoublings);
    this.#impatience = setTimeout(() => this.#doubtConnection(), patience * 2 ** doublings);
  }

  /** What was doubted isn't there any more. */
  #calm(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#impatience);
    this.#doubt = undefined;
  }

  #giveUp(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    this.#lost(socket);
  }

  /** Without a network a connection looks well for a long time: the next attempt shows how things stand. */
  readonly #cutOff = (): void => {
    this.#hasNetwork = false;
    clearTimeout(this.#patience);
    if (this.#socket !== null) this.#giveUp(this.#socket);
  };

  readonly #backOnline = (): void => {
    this.#hasNetwork = true;
    if (this.#left) this.#hope();
    this.#hurry();
    this.#doubtConnection();
  };

  /** While a machine sleeps, or is carried elsewhere, a connection dies without a word. */
  readonly #shown = (): void => {
    this.#hurry();
    if (document.visibilityState === 'visible') this.#doubtConnection();
  };

  /** The network is back, somebody looks at the page again or has chosen: no reason to wait any longer. */
  readonly #hurry = (): void => {
    if (!this.#closed && this.#socket === null && document.visibilityState === 'visible') this.#connect();
  };
}

/** Hears nothing any more, and needs to be told nothing that the one before it knew. */
function unheard(before: LiveListener): LiveListener {
  const [version, pause] = [before.version(), before.undoPause()];
  return { message: () => {}, connection: () => {}, version: () => version, undoPause: () => pause };
}
