import type { Act } from '../generated/wire';

/** Commands that the server hasn't answered yet. They are sent again, under the same id, after a reconnection. */
export class Outbox {
  readonly #waiting = new Map<string, Act>();

  add(act: Act): void {
    this.#waiting.set(act.command, act);
  }

  /** The command was carried out or refused. Says whether it was waiting. */
  answered(command: string): boolean {
    return this.#waiting.delete(command);
  }

  /** In the order in which they were added. */
  get waiting(): readonly Act[] {
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
