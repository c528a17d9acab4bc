import type { Showing, Stage } from './effects';
import type { Happening, LoggedOf } from './happening';
import { beginsAnew, deadline, timeFor, type Due, type Rhythm } from './pace';

interface Beat<Event> extends Due {
  readonly logged: LoggedOf<Event>;
  readonly showing: Showing;
}

export interface EventPlayerListener<Event> {
  showing(logged: LoggedOf<Event>): Showing;
  /** The event has been seen: what is shown may follow it now. */
  seen(logged: LoggedOf<Event>): void;
  /** Nothing more is due. */
  idle(): void;
}

/** A longer delay is a hiccup and tells nothing of how fast this machine draws, in milliseconds. */
const longestLag = 150;

/** Shows one event after another, all of them before whoever waits grows impatient. It can be hurried to the end at any moment. */
export class EventPlayer<Event extends Happening = Happening> {
  #due: Beat<Event>[] = [];
  #running = false;
  #since = 0;
  #idleSince = -Infinity;
  /** By how many milliseconds events took longer than they were given, the last ones most. */
  #lag = 0;
  #skipping = new AbortController();

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly listener: EventPlayerListener<Event>,
    private readonly stage: () => Stage | null,
    private readonly rhythm: () => Rhythm,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get busy(): boolean {
    return this.#running;
  }

  add(events: readonly LoggedOf<Event>[]): void {
    const now = this.now();
    if (!this.#running && beginsAnew(this.#idleSince, now)) this.#since = now;
    const by = deadline(this.#since, now, this.rhythm());
    for (const logged of events) {
      const showing = this.listener.showing(logged);
      this.#due.push({ logged, showing, milliseconds: showing.milliseconds, by });
    }
    if (!this.#running) void this.#run();
  }

  /** Everything that is due has happened. */
  skip(): void {
    this.#since = this.now();
    this.#idleSince = this.#since;
    this.#skipping.abort();
    this.#skipping = new AbortController();
    const rest = this.#due;
    this.#due = [];
    rest.forEach((beat) => this.listener.seen(beat.logged));
  }

  /** Nobody looks any more: what is due is neither shown nor seen. */
  stop(): void {
    this.#due = [];
    this.#skipping.abort();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let beat = this.#due[0]; beat !== undefined; beat = this.#due[0]) {
      const start = this.now();
      const milliseconds = timeFor(this.#due, start, this.rhythm(), this.#lag);
      if (milliseconds > 0) {
        const { signal } = this.#skipping;
        await this.stage()?.run(beat.showing.effect, milliseconds, signal);
        if (!signal.aborted) this.#lag += (lateness(this.now() - start - milliseconds) - this.#lag) / 3;
      }
      // Skipped meanwhile: it has been seen already. Stopped: it never is.
      if (this.#due[0] === beat) {
        this.#due.shift();
        this.listener.seen(beat.logged);
      }
    }
    this.#running = false;
    this.#idleSince = this.now();
    this.listener.idle();
  }
}

function lateness(milliseconds: number): number {
  return Math.min(longestLag, Math.max(0, milliseconds));
}
