import type { ClientMessage, ServerMessage } from '../generated/wire';
import { backoff } from './backoff';
import { Looking } from './looking';
import { Outbox, type Command } from './outbox';

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

/** What a table is heard by, and told what is chosen there. */
export interface TableLink {
  open(): void;
  close(): void;
  carryOut(command: Command): void;
  /** What needs no answer and is lost with the connection. */
  say(message: ClientMessage): void;
  /** Says anew what is said with a connection. */
  callAnew(): void;
}

/** The code of a connection that was closed because there is no such table: trying again doesn't help. */
const gone = 4404;

/** Milliseconds between two questions whether the server is still there. */
const heartbeat = 20_000;

/** Milliseconds that a connection may take to come about: what lies between may swallow it without a word. */
const longestOpening = 15_000;

/** The live connection to one table: keeps itself up, and sends what wasn't answered again. */
export class LiveTable implements TableLink {
  readonly #outbox = new Outbox();
  readonly #looking = new Looking(() => this.#tellLooking());
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = true;
  #closed = false;

  /** @param speaker for whom it speaks: 0 for the device's own person, a companion's number, or `nobody` */
  constructor(
    private readonly table: string,
    private readonly listener: LiveListener,
    private readonly speaker: number | 'nobody' = 0,
  ) {}

  open(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cutOff);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#beat = setInterval(() => this.#ping(), heartbeat);
    this.#looking.start();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cutOff);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    clearInterval(this.#beat);
    this.#looking.stop();
    this.#socket?.close();
    this.listener.connection('closed');
  }

  carryOut(command: Command): void {
    this.#outbox.add(command);
    this.#send(command);
    this.#hurry();
  }

  /** What needs no answer and is lost with the connection. */
  say(message: ClientMessage): void {
    this.#send(message);
  }

  /** Says anew what is said with a connection; nobody is to see that it is another one. */
  callAnew(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.close();
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
    clearTimeout(this.#opening);
    this.#opening = setTimeout(() => this.#giveUp(socket), longestOpening);
    socket.onopen = () => {
      clearTimeout(this.#opening);
      this.#failures = 0;
      this.#heard = true;
      this.listener.connection('open');
      // The server takes it that somebody looks.
      if (!this.#looking.now) this.#tellLooking();
      this.#outbox.waiting.forEach((command) => this.#send(command));
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => (event.code === gone ? this.close() : this.#lost(socket));
  }

  #receive(message: ServerMessage): void {
    this.#heard = true;
    if (message.type === 'accepted' || message.type === 'heard') this.#outbox.answered(message.command);
    if (message.type === 'problem' && message.command !== null) this.#refused(message.command, message.code);
    this.listener.message(message);
  }

  /** What may have been carried out is asked again, under the same id. */
  #refused(command: string, code: string): void {
    if (code !== 'not-known') {
      this.#outbox.answered(command);
      return;
    }
    const doubts = this.#outbox.doubted(command);
    if (doubts !== null) setTimeout(() => this.#sendAgain(command), backoff(doubts, Math.random()));
  }

  #sendAgain(id: string): void {
    const command = this.#outbox.find(id);
    if (command !== undefined && !this.#closed) this.#send(command);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#opening);
    this.listener.connection('waiting');
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#failures++, Math.random()));
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A connection that didn't answer the last question is given up. */
  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#heard) return this.#giveUp(socket);
    this.#heard = false;
    this.#send({ type: 'ping' });
  }

  #giveUp(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    this.#lost(socket);
  }

  /** Without a network a connection looks well for a long time: the next attempt shows how things stand. */
  readonly #cutOff = (): void => {
    if (this.#socket !== null) this.#giveUp(this.#socket);
  };

  /** The network is back, somebody looks at the page again or has chosen: no reason to wait any longer. */
  readonly #hurry = (): void => {
    if (!this.#closed && this.#socket === null && document.visibilityState === 'visible') this.#connect();
  };
}
