/** How the page was used last. */
export const lastPress = {
  /** Whether by the keyboard: the focus then leads the eye. */
  byKeys: false,
  /** Whether with a finger: there is no pointing at things first then. */
  byTouch: false,
};

/** Keeps how a key or a pointer has used the page. */
export function notePress(event: KeyboardEvent | PointerEvent): void {
  lastPress.byKeys = event.type === 'keydown';
  lastPress.byTouch = 'pointerType' in event && event.pointerType === 'touch';
}

/**
 * Whether it was a finger that clicked. What went down before it is asked: not every browser tells it with the click.
 * The click of a key or of a screen reader is of no finger.
 */
export function isTouch(click: MouseEvent): boolean {
  return click.detail > 0 && lastPress.byTouch;
}
