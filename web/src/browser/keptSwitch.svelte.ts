import { stored } from './stored';

/** Something that is on until somebody turns it off: kept in this browser. */
export class KeptSwitch {
  #on = $state(true);

  /** @param key under which it is kept */
  constructor(private readonly key: string) {
    this.#on = stored.getItem(key) !== 'off';
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    stored.setItem(this.key, on ? 'on' : 'off');
    this.#on = on;
  }
}
