import type { LoggedEvent } from '../generated/wire';
import type { Showing, Stage } from './effects';
import { pace } from './pace';

interface Beat {
  readonly logged: LoggedEvent;
  readonly showing: Showing;
  readonly milliseconds: number;
}

export interface EventPlayerListener {
  showing(logged: LoggedEvent): Showing;
  /** The event has been seen: what is shown may follow it now. */
  seen(logged: LoggedEvent): void;
  /** Nothing more is due. */
  idle(): void;
}

/** Shows one event after another. It can be hurried to the end at any moment. */
export class EventPlayer {
  #due: Beat[] = [];
  #running = false;
  #skipping = new AbortController();

  constructor(
    private readonly listener: EventPlayerListener,
    private readonly stage: () => Stage | null,
    private readonly reduced: () => boolean,
  ) {}

  get busy(): boolean {
    return this.#running;
  }

  add(events: readonly LoggedEvent[]): void {
    const showings = events.map((logged) => this.listener.showing(logged));
    const waiting = this.#due.reduce((sum, beat) => sum + beat.milliseconds, 0);
    const times = pace(
      showings.map((showing) => showing.milliseconds),
      waiting,
      this.reduced(),
    );
    events.forEach((logged, index) => {
      this.#due.push({ logged, showing: showings[index]!, milliseconds: times[index]! });
    });
    if (!this.#running) void this.#run();
  }

  /** Everything that is due has happened. */
  skip(): void {
    this.#skipping.abort();
    this.#skipping = new AbortController();
    const rest = this.#due;
    this.#due = [];
    rest.forEach((beat) => this.listener.seen(beat.logged));
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let beat = this.#due[0]; beat !== undefined; beat = this.#due[0]) {
      if (beat.milliseconds > 0) {
        await this.stage()?.run(beat.showing.effect, beat.milliseconds, this.#skipping.signal);
      }
      // Skipped meanwhile: it has been seen already.
      if (this.#due[0] === beat) {
        this.#due.shift();
        this.listener.seen(beat.logged);
      }
    }
    this.#running = false;
    this.listener.idle();
  }
}
