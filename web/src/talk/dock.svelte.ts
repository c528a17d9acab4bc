import { dockPlace, logBox, type Box } from './dockPlace';

/** Pixels of a leaf around what is written on it. */
const rim = 10;

/** The log over which what is said lies at the game that is on the screen. */
class Dock {
  /** Null where no log is in sight: then it lies wherever there is room. */
  place = $state.raw<Box | null>(null);
  #log: HTMLElement | null = null;

  /** Attached to a log beside which a game has nothing to press: what is said may cover it. */
  readonly at = (log: HTMLElement): (() => void) => {
    const measure = (): void => void (this.place = measured(log));
    const watching = new ResizeObserver(measure);
    this.#log = log;
    watching.observe(log);
    addEventListener('resize', measure);
    return () => {
      watching.disconnect();
      removeEventListener('resize', measure);
      // Another one may have taken its place already.
      if (this.#log === log) this.place = this.#log = null;
    };
  };
}

export const talkDock = new Dock();

function measured(log: HTMLElement): Box {
  const leaf = log.closest('.leaf') ?? log;
  const heading = leaf === log ? null : log.previousElementSibling;
  const box = log.getBoundingClientRect();
  return dockPlace(logBox(box, heading?.getBoundingClientRect() ?? null, leaf.getBoundingClientRect(), rim));
}
