import { stored, type Storing } from '../browser/stored';
import { forget, remember, remembered } from '../browser/tableMemory';

/** Under these it is kept at which tables there are tips, and which of a family were told on this device. */
const switched = 'anden.tips';
const already = 'anden.tips.told';

/** What this device remembers of a family's tips, and of a table at which they may be shown. */
export class TipMemory {
  constructor(
    private readonly family: string,
    private readonly table: string,
    private readonly storage: Storing = stored,
  ) {}

  /** Whether tips are shown at the table: not before somebody has asked for them. */
  get on(): boolean {
    return remembered(switched, this.table, this.storage) !== null;
  }

  set on(on: boolean) {
    if (on) remember(switched, this.table, 'on', this.storage);
    else forget(switched, this.table, this.storage);
  }

  /** The ids of those that were told. */
  get told(): ReadonlySet<string> {
    return new Set((remembered(already, this.family, this.storage) ?? '').split(' ').filter((id) => id !== ''));
  }

  set told(ids: ReadonlySet<string>) {
    if (ids.size > 0) remember(already, this.family, [...ids].join(' '), this.storage);
    else forget(already, this.family, this.storage);
  }
}

/** Somebody learns a game at a table: there are tips there, and all of them begin anew. */
export function beginTips(family: string, table: string, storage: Storing = stored): void {
  const memory = new TipMemory(family, table, storage);
  memory.on = true;
  memory.told = new Set();
}
