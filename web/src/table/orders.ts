import type { Command } from '../net/outbox';

interface Order {
  readonly command: Command;
  readonly done: Promise<void>;
  readonly settle: () => void;
}

/**
 * What somebody orders at a table beside choosing: none is lost, and each is sent once the command before it is answered.
 * The same one twice is one.
 */
export class Orders {
  readonly #due: Order[] = [];
  readonly #sent = new Map<string, Order>();

  /** Says when the order is answered, one way or another. */
  add(command: Command): Promise<void> {
    const same = [...this.#due, ...this.#sent.values()].find((order) => isSame(order.command, command));
    if (same !== undefined) return same.done;
    const order = orderOf(command);
    this.#due.push(order);
    return order.done;
  }

  /** The one that is sent now; null if none is due. */
  next(): Command | null {
    const order = this.#due.shift();
    if (order === undefined) return null;
    this.#sent.set(order.command.command, order);
    return order.command;
  }

  /** An order was carried out or refused. */
  answered(command: string): void {
    this.#sent.get(command)?.settle();
    this.#sent.delete(command);
  }
}

function orderOf(command: Command): Order {
  let settle = (): void => {};
  const done = new Promise<void>((resolve) => (settle = resolve));
  return { command, done, settle };
}

function isSame(one: Command, other: Command): boolean {
  return JSON.stringify({ ...one, command: '' }) === JSON.stringify({ ...other, command: '' });
}
