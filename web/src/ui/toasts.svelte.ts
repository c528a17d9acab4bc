export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Address of the page that says why; null if there is none. */
  readonly why: string | null;
  /** What it is about; null if nothing else is ever said of that. */
  readonly matter: string | null;
  /** When it came, on the page's clock. */
  readonly since: number;
}

/** Milliseconds that a toast stays. */
const stay = 7_000;

/** Milliseconds after which somebody has begun to hear it said. */
const said = 500;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  /** What lies over the page, the topmost last. */
  #over = $state.raw<readonly object[]>([]);
  /** Those that were said where they were shown before. */
  moved = $state.raw<readonly Toast[]>([]);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** By how many they are held. */
  #holds = 0;
  #next = 0;

  /** Where they are shown: in what lies over all else, since nothing behind it can be read or reached; null for the page. */
  get place(): object | null {
    return this.#over.at(-1) ?? null;
  }

  /** A newer word on the same matter takes the place of the older. */
  show(text: string, why: string | null = null, matter: string | null = null): void {
    const id = this.#next++;
    if (matter !== null) this.forget(matter);
    const toast = { id, text, why, matter, since: performance.now() };
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-3);
    if (this.#holds === 0) this.#goLater(id);
  }

  /** What was said on a matter doesn't hold any more. */
  forget(matter: string): void {
    if (this.list.some((toast) => toast.matter === matter)) {
      this.list = this.list.filter((toast) => toast.matter !== matter);
    }
  }

  dismiss(id: number): void {
    this.#timers.delete(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** None goes while somebody is about to read or press one. Returns what ends that: then each stays for a while. */
  hold(): () => void {
    this.#holds++;
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers.clear();
    return () => {
      if (--this.#holds === 0) this.list.forEach(({ id }) => this.#goLater(id));
    };
  }

  /** Has them shown in something that lies over the page. Returns what ends that. */
  showIn(place: object): () => void {
    this.#move([...this.#over, place]);
    return () => this.#move(this.#over.filter((one) => one !== place));
  }

  #move(over: readonly object[]): void {
    this.#over = over;
    const now = performance.now();
    this.moved = this.list.filter(({ since }) => now - since >= said);
  }

  #goLater(id: number): void {
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), stay),
    );
  }
}

/** Short messages that come and go by themselves. */
export const toasts = new Toasts();
