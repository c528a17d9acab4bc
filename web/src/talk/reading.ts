/** Milliseconds between two times that the server is told: what is read meanwhile is told at once. */
const pause = 3_000;

/** Tells the server how far somebody has read, whatever was lost on the way there. */
export class Reading {
  /** The number of the last line that was seen here; 0 before any was. */
  seen = 0;
  #told = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (line: number) => void) {}

  /** Lines were seen, up to one of them. */
  see(line: number): void {
    this.seen = Math.max(this.seen, line);
    this.#goOn();
  }

  /** The server says up to which line it knows. */
  known(line: number): void {
    this.#told = line;
    this.#goOn();
  }

  /** What wasn't told yet is told now: later nobody may be there to do it. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#tell();
  }

  #goOn(): void {
    if (this.#timer !== undefined || !this.#tell()) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#goOn();
    }, pause);
  }

  #tell(): boolean {
    if (this.seen <= this.#told) return false;
    this.#told = this.seen;
    this.tell(this.seen);
    return true;
  }
}
