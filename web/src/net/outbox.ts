import type { ClientMessage } from '../generated/wire';

/** What a seat sends: it has an id, so that it is done once however often it is sent. */
export type Command = Extract<ClientMessage, { readonly command: string }>;

/** So often a command is sent again that the server couldn't carry out, or can't tell whether it did. */
const mostDoubts = 10;

/** What is wrong with a line that can be said later. */
const crowded: readonly string[] = ['too-much-talk', 'too-many-requests'];

/** Whether a command says something to the others at the table: what is said has an order. */
function isLine({ type }: Command): boolean {
  return type === 'say' || type === 'sayPhrase';
}

/** Commands that the server hasn't answered yet. They are sent again, under the same id, after a reconnection. */
export class Outbox {
  readonly #waiting = new Map<string, Command>();
  readonly #doubts = new Map<string, number>();

  add(command: Command): void {
    this.#waiting.set(command.command, command);
  }

  /** The command was carried out or refused. Says whether it was waiting. */
  answered(command: string): boolean {
    this.#doubts.delete(command);
    return this.#waiting.delete(command);
  }

  /** Whether what the server says of a command is no answer yet: it is to be sent again. */
  isOpen(command: string, problem: string): boolean {
    const waiting = this.#waiting.get(command);
    if (waiting === undefined) return false;
    return problem === 'not-known' || (isLine(waiting) && crowded.includes(problem));
  }

  /**
   * The server couldn't carry the command out now, or can't tell whether it did. Says how often that was so before; null
   * if that was often enough, or it wasn't waiting.
   */
  doubted(command: string): number | null {
    const before = this.#doubts.get(command) ?? 0;
    if (before === mostDoubts || !this.#waiting.has(command)) return null;
    this.#doubts.set(command, before + 1);
    return before;
  }

  /** The command with an id, if it is waiting. */
  find(command: string): Command | undefined {
    return this.#waiting.get(command);
  }

  /** Nothing is sent again. */
  clear(): void {
    this.#waiting.clear();
    this.#doubts.clear();
  }

  /** What is sent before anything is answered: of the lines only the first, for it may have to be sent again. */
  get due(): readonly Command[] {
    const first = this.waiting.find(isLine);
    return this.waiting.filter((command) => !isLine(command) || command === first);
  }

  /** In the order in which they were added. */
  get waiting(): readonly Command[] {
    return [...this.#waiting.values()];
  }
}

/**
 * A new id for a command: a random UUID. Not `crypto.randomUUID`, which is missing where a page comes over plain HTTP
 * from another machine of the house.
 */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
