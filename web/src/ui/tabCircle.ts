/** What the Tab key comes to. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Of radio buttons that belong together only one is a stop; what can't be used, and what isn't seen, is none. */
function isStop(one: HTMLElement): boolean {
  if (one.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked)')) return false;
  return one.closest('[inert]') === null && one.checkVisibility({ visibilityProperty: true });
}

/** Has the Tab key go round within something that lies over the page, from its last stop to its first. */
export function tabCircle(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(isStop);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
