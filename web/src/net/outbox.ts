import type { ClientMessage } from '../generated/wire';

/** What a seat sends: it has an id, so that it is done once however often it is sent. */
export type Command = Extract<ClientMessage, { readonly command: string }>;

/** So often a command is sent again of which the server can't tell whether it was carried out. */
const mostDoubts = 10;

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

  /**
   * The server can't tell whether the command was carried out. Says how often that was so before; null if it is given
   * up, or wasn't waiting.
   */
  doubted(command: string): number | null {
    const before = this.#doubts.get(command) ?? 0;
    if (before === mostDoubts) this.answered(command);
    if (!this.#waiting.has(command)) return null;
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
