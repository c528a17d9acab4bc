/** So long a page may be hidden before nobody is taken to look at it. */
const hiddenFor = 2 * 60_000;

/** So long a page that is in sight may go untouched. */
const untouchedFor = 5 * 60_000;

/** What somebody does who is there. */
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

/** Whether somebody looks at the page, as far as a page can tell. */
export class Looking {
  /** Whether somebody does now. */
  now = true;

  /** By a clock that nobody sets. */
  #touched = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param changed told when somebody looks again, or nobody does for now */
  constructor(private readonly changed: () => void) {}

  start(): void {
    touches.forEach((touch) => addEventListener(touch, this.#touch, { passive: true }));
    document.addEventListener('visibilitychange', this.#touch);
    this.#touch();
  }

  /** The page shows something else. */
  stop(): void {
    this.now = false;
    touches.forEach((touch) => removeEventListener(touch, this.#touch));
    document.removeEventListener('visibilitychange', this.#touch);
    clearTimeout(this.#timer);
  }

  /** Whoever hides the page was there to do so. */
  readonly #touch = (): void => {
    this.#touched = performance.now();
    if (!document.hidden) this.#become(true);
    this.#watch();
  };

  /** Looks again when it could be that nobody looks any more. Touches are many, and each only moves that time. */
  #watch(): void {
    clearTimeout(this.#timer);
    const left = this.#touched + (document.hidden ? hiddenFor : untouchedFor) - performance.now();
    if (left <= 0) this.#become(false);
    else this.#timer = setTimeout(() => this.#watch(), left);
  }

  #become(looking: boolean): void {
    if (looking === this.now) return;
    this.now = looking;
    this.changed();
  }
}
