import { untrack } from 'svelte';
import type { TableInfo } from '../generated/wire';
import { replaying } from '../show/replaying';
import { dueTip, type Tip } from './tip';
import { TipMemory } from './tipMemory';

/** Milliseconds for which a tip has to be seen to count as told, if it goes by itself. */
const glance = 1_200;

/**
 * The tips of the table where a game is shown, for whoever plays there. To be called where a component begins.
 *
 * @param family whose tips they are, as the server names it
 */
export function tipsAt<Play>(
  { id, you }: Pick<TableInfo, 'id' | 'you'>,
  family: string,
  tips: readonly Tip<Play>[],
  play: Play,
): Tips<Play> {
  return new Tips(tips, play, new TipMemory(family, id), replaying() === null && you !== null);
}

/** The tips of a table: which of them is shown now, and what becomes of those that were. */
export class Tips<Play> {
  #on = $state(false);
  #shown = $state.raw<Tip<Play> | null>(null);
  /** When that one came. */
  #since = 0;

  constructor(
    private readonly tips: readonly Tip<Play>[],
    private readonly play: Play,
    private readonly memory: TipMemory,
    /** Whether whoever looks plays here. */
    readonly possible: boolean,
    private readonly now = () => performance.now(),
  ) {
    this.#on = possible && memory.on;
  }

  /** Whether tips are shown at this table. */
  get on(): boolean {
    return this.#on;
  }

  /** Whoever asks for tips after the last one gets them anew. */
  set on(on: boolean) {
    const { told } = this.memory;
    if (on && this.tips.every(({ id }) => told.has(id))) this.memory.told = new Set();
    this.memory.on = on;
    this.#on = on;
    this.look();
  }

  /** The one that is shown; null if none is. */
  get shown(): Tip<Play> | null {
    return this.#shown;
  }

  /** What it says; empty if none is shown. */
  get words(): string {
    return this.#shown?.words(this.play) ?? '';
  }

  /** What on the screen it is about; null for nothing in particular. */
  get about(): string | null {
    return this.#shown?.about(this.play) ?? null;
  }

  /** Looks at how things stand: a tip whose moment has passed goes, and the next one comes. */
  look(): void {
    const before = untrack(() => this.#shown);
    const due = this.#on ? dueTip(this.tips, this.memory.told, before, this.play) : null;
    if (before === due) return;
    if (before !== null && this.now() - this.#since >= glance) this.#tell(before);
    this.#since = this.now();
    this.#shown = due;
  }

  /** The one that is shown was read. */
  putAway(): void {
    if (this.#shown !== null) this.#tell(this.#shown);
    this.look();
  }

  /** Whoever turns tips off has read what is shown, too. */
  stop(): void {
    if (this.#shown !== null) this.#tell(this.#shown);
    this.on = false;
  }

  /** What isn't a tip of this family any more is forgotten. */
  #tell({ id }: Tip<Play>): void {
    const ids = new Set(this.tips.map((tip) => tip.id));
    this.memory.told = new Set([...this.memory.told, id].filter((one) => ids.has(one)));
  }
}
