import { stored } from '../browser/stored';

const kept = 'anden.talk.watchers';

class Hearing {
  #watchers = $state(true);

  /** Whether those who only watch are heard. */
  get watchers(): boolean {
    return this.#watchers;
  }

  set watchers(heard: boolean) {
    stored.setItem(kept, heard ? 'on' : 'off');
    this.#watchers = heard;
  }

  /** Reads what was chosen in this browser. */
  start(): void {
    this.#watchers = stored.getItem(kept) !== 'off';
  }
}

/** Who is heard at tables: kept in this browser, as theme and sound are. */
export const hearing = new Hearing();
