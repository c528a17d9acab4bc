import { pan, toDrawing, zoom, type Point, type Size, type ViewBox } from './viewBox';

export interface GestureTarget {
  view(): ViewBox;
  pane(): Size;
  show(view: ViewBox): void;
  /** Two taps at one place. */
  doubled(at: Point): void;
}

/** Pixels that a finger may tremble before a tap becomes a drag. */
const slack = 6;

/** What takes a tap for itself, be it a mark of the drawing; taps on the rest of it are on the background. */
const pressable = 'button, a, [role="button"]';

/** Wheel, drag, pinch and double tap on an element, as changes of a view. */
export class Gestures {
  readonly #fingers = new Map<number, Point>();
  readonly #listening = new AbortController();
  #dragging = false;
  #start: Point = { x: 0, y: 0 };
  #lastTap = { at: -Infinity, x: 0, y: 0 };

  constructor(
    private readonly element: HTMLElement,
    private readonly target: GestureTarget,
  ) {
    const signal = this.#listening.signal;
    element.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    element.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    element.addEventListener('pointermove', (event) => this.#move(event), { signal });
    element.addEventListener('pointerup', (event) => this.#up(event), { signal });
    element.addEventListener('pointercancel', (event) => this.#up(event), { signal });
    // A drag isn't a click on what lies under its end.
    element.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
  }

  /** Whether a finger or a mouse button is down. */
  get held(): boolean {
    return this.#fingers.size > 0;
  }

  stop(): void {
    this.#listening.abort();
  }

  #at(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    // A pinch on a track pad arrives as a wheel with the control key and small steps.
    const speed = event.ctrlKey ? 0.012 : event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.045 : 0.0015;
    const { target } = this;
    const point = toDrawing(target.view(), target.pane(), this.#at(event));
    target.show(zoom(target.view(), Math.exp(-event.deltaY * speed), point));
  }

  #down(event: PointerEvent): void {
    // After a drag by touch no click comes: one that comes now is a press of its own, be it of a button.
    if (this.#fingers.size === 0) this.#dragging = false;
    if (event.button !== 0 || (event.target as Element).closest('[data-no-drag], .controls')) return;
    this.#fingers.set(event.pointerId, this.#at(event));
    if (this.#fingers.size === 1) this.#start = this.#at(event);
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    if (event.buttons === 0) {
      // It was released where nobody heard of it, outside the element.
      this.#fingers.delete(event.pointerId);
      return;
    }
    const now = this.#at(event);
    if (!this.#dragging) {
      if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < slack && this.#fingers.size === 1) return;
      this.#dragging = true;
      this.element.setPointerCapture(event.pointerId);
    }
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#fingers.set(event.pointerId, now);
    const { target } = this;
    const other = others[0];
    if (other === undefined) {
      target.show(pan(target.view(), target.pane(), { x: now.x - before.x, y: now.y - before.y }));
    } else {
      this.#pinch(before, now, other);
    }
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const { target } = this;
    const distance = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const moved = pan(target.view(), target.pane(), { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    const point = toDrawing(moved, target.pane(), middle);
    target.show(zoom(moved, distance(now) / distance(before), point));
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#dragging || event.type !== 'pointerup') return;
    const at = this.#at(event);
    const near = Math.hypot(at.x - this.#lastTap.x, at.y - this.#lastTap.y) < 24;
    const background = (event.target as Element).closest(pressable) === null;
    if (background && near && event.timeStamp - this.#lastTap.at < 320) this.target.doubled(at);
    // The first tap may have changed what takes taps: a second one right there is no first one on the background.
    this.#lastTap = { at: background ? event.timeStamp : -Infinity, ...at };
  }

  #click(event: MouseEvent): void {
    // The keyboard's clicks have no detail.
    if (!this.#dragging || event.detail === 0) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
