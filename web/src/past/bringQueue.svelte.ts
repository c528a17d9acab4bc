import type { ImportedFile } from '../generated/wire';
import { all, concerns, decided, isOfBots, said, waiting, type Brought, type Choice } from './bringing';

/** The files that somebody brings along: sent one after another, also those that come while others are on their way. */
export class BringQueue {
  brought = $state.raw<readonly Brought[]>([]);
  /** Which of how many files is on its way; null if none is. */
  work = $state.raw<{ readonly done: number; readonly count: number } | null>(null);
  /** Whether somebody was none of those in the games that wait for an answer. */
  skipped = $state(false);

  readonly #waiting: (() => Promise<void>)[] = [];
  #left = false;

  constructor(
    private readonly send: (file: File, query: URLSearchParams) => Promise<readonly ImportedFile[]>,
    /** Something came along. */
    private readonly changed: () => void,
    /** Told once all has come and nobody looks any more. */
    private readonly tell: (queue: BringQueue) => void,
  ) {}

  /** What stays out whoever anybody was. Asked for, too, when the page that it was made for has gone. */
  get refused(): readonly ImportedFile[] {
    return all(this.brought).filter((file) => file.outcome === 'refused' || isOfBots(file));
  }

  /** How many games wait for the answer who the person was. */
  get undecided(): number {
    return this.skipped ? 0 : waiting(this.brought).length;
  }

  /** Takes further files. What waits for an answer goes on waiting, and what was told of others isn't told again. */
  take(files: readonly File[]): Promise<void> {
    if (this.work === null && files.length > 0) {
      this.brought = this.skipped ? [] : this.brought.filter((one) => waiting([one]).length > 0);
      this.skipped = false;
    }
    return this.#do(
      files.map((file) => async () => {
        const results = await this.send(file, new URLSearchParams());
        this.brought = [...this.brought, { file, results }];
      }),
    );
  }

  /** Says who the person was. */
  decide(choice: Choice): Promise<void> {
    const again = this.brought.filter((one) => concerns(choice, one));
    return this.#do(
      again.map((one) => async () => {
        const after = decided(one, await this.send(one.file, said(choice)));
        this.brought = this.brought.map((before) => (before === one ? after : before));
      }),
    );
  }

  /** Nobody looks any more: what is on its way is told when all of it has come. */
  leave(): void {
    this.#left = true;
    if (this.work === null) this.tell(this);
  }

  async #do(tasks: readonly (() => Promise<void>)[]): Promise<void> {
    this.#waiting.push(...tasks);
    if (this.work !== null) {
      this.work = { ...this.work, count: this.work.count + tasks.length };
      return;
    }
    if (tasks.length === 0) return;
    for (let done = 1; this.#waiting.length > 0; done++) {
      const task = this.#waiting.shift()!;
      this.work = { done, count: done + this.#waiting.length };
      await task();
    }
    this.work = null;
    this.changed();
    if (this.#left) this.tell(this);
  }
}
