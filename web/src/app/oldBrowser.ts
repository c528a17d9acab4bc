/**
 * What the pages can't do without, and what browsers learnt last of all they need: `README.md` and `index.html` say which
 * versions these are.
 */
const needed: readonly (() => boolean)[] = [
  // Firefox 121.
  () => CSS.supports('selector(:has(*))'),
  // Chrome and Edge 111.
  () => CSS.supports('color', 'color-mix(in srgb, red, red)'),
  // Safari 17.4.
  () => 'checkVisibility' in Element.prototype,
];

/** Whether this browser is too old to show the pages as they are. */
export function isTooOld(): boolean {
  return !needed.every((has) => has());
}

/** The page says so, instead of whatever it would be. */
export function tellTooOld(): void {
  document.documentElement.classList.add('lacking');
}
