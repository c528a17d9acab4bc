export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Address of the page that says why; null if there is none. */
  readonly why: string | null;
  /** What it is about; null if nothing else is ever said of that. */
  readonly matter: string | null;
}

/** Milliseconds that a toast stays. */
const stay = 7_000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 0;

  /** A newer word on the same matter takes the place of the older. */
  show(text: string, why: string | null = null, matter: string | null = null): void {
    const id = this.#next++;
    if (matter !== null) this.forget(matter);
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, why, matter }].slice(-3);
    setTimeout(() => this.dismiss(id), stay);
  }

  /** What was said on a matter doesn't hold any more. */
  forget(matter: string): void {
    if (this.list.some((toast) => toast.matter === matter)) {
      this.list = this.list.filter((toast) => toast.matter !== matter);
    }
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

/** Short messages that come and go by themselves. */
export const toasts = new Toasts();
