export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Address of the page that says why; null if there is none. */
  readonly why: string | null;
}

/** Milliseconds that a toast stays. */
const stay = 7_000;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 0;

  show(text: string, why: string | null = null): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, why }].slice(-3);
    setTimeout(() => this.dismiss(id), stay);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

/** Short messages that come and go by themselves. */
export const toasts = new Toasts();
