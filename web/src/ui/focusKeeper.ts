import { lastPress, notePress } from './lastPress';

/** What can have the focus: what the Tab key comes to, and what the arrows or a program lead to. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Where text is typed: a finger that pressed something else doesn't want the keys of the screen. */
const typing = 'input:not([type=checkbox], [type=radio]), textarea';

/** What has the focus, as it was when it was last used. */
interface Place {
  readonly element: Element;
  /** Whether it is one of those; browsers let what scrolls have the focus too. */
  readonly usual: boolean;
  /** What it is in, from the innermost. */
  readonly around: readonly Element[];
  /** What comes before it on the page, the nearest first. */
  readonly before: readonly Element[];
  /** The title of the page that it is on. */
  readonly title: Element | null;
}

/** Whether the focus is on nothing in particular. */
export function isFocusNowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === 'app';
}

/** Leads back to where something was opened that is gone now, unless somebody has led on already. */
export function leadBack(opener: Element | null): void {
  if (!isFocusNowhere()) return;
  if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
  if (isFocusNowhere()) toPage();
}

/**
 * Never lets the focus get lost: what has it may go with its own use, or by itself, and then whoever plays by the
 * keyboard would be at the very beginning. What is only put elsewhere has it again. From what is gone it goes to what
 * has come in its place; else to what comes next in the innermost part that is still there, or to the part itself, if
 * that can have it; else to the page. A part may say by a selector, its `data-focus-back`, where else it is to go. Whoever
 * has gone to another page is at its title, as soon as that is there: so it is told where they are.
 */
export function keepFocus(root: HTMLElement): void {
  let place: Place | null = null;
  /** What was left for nothing in particular, as by a press beside everything: that isn't to have the focus again. */
  let left: Element | null = null;
  /** The title of the page that was left while the other one's isn't there yet. */
  let leaving: { readonly title: Element | null } | null = null;

  function remember(): void {
    const element = document.activeElement;
    place = element === null || isFocusNowhere() ? null : placeOf(element, root);
  }

  function check(changes: readonly MutationRecord[]): void {
    if (place === null) return arrive();
    if (!isGone(place)) return follow(place.element, changes);
    const lost = place;
    place = null;
    // Whoever took it away may have led on already; and a dialog knows where it was opened.
    if (!isFocusNowhere() && document.activeElement !== lost.element) return;
    if (lost.around.some((part) => part instanceof HTMLDialogElement && !part.isConnected)) return;
    lead(lost);
  }

  /** A browser takes the focus from whatever is put elsewhere. */
  function follow(element: Element, changes: readonly MutationRecord[]): void {
    if (element === left || !isFocusNowhere() || !wasMoved(element, changes)) return;
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: !lastPress.byKeys });
  }

  function lead(lost: Place): void {
    for (const part of lost.around) {
      const next = ownerOf(part) ?? (part.isConnected ? nextIn(part, lost, lastPress.byKeys) : null);
      if (next === null) continue;
      next.focus({ preventScroll: !lastPress.byKeys });
      if (document.activeElement === next) return;
    }
    toPage();
    leaving = lost;
    arrive();
  }

  /** On another page one is at its title, unless somebody has led on already. */
  function arrive(): void {
    if (leaving === null || !isFocusNowhere()) return;
    const title = titleOf(root);
    if (title === null || title === leaving.title) return;
    leaving = null;
    title.tabIndex = -1;
    title.addEventListener('blur', () => setTimeout(() => leaveTitle(title)));
    title.focus({ preventScroll: true });
  }

  /**
   * A title that was left can't have the focus any more, and isn't lost by that. Before the focus has come where it was
   * going this would be taken for a loss, and lead it away from there. While the window has lost it, the title still has it.
   */
  function leaveTitle(title: HTMLElement): void {
    if (document.activeElement === title) return;
    if (place?.element === title) place = null;
    title.removeAttribute('tabindex');
  }

  document.addEventListener('focusin', () => {
    left = null;
    if (!isFocusNowhere()) leaving = null;
    remember();
  });
  // Of what is put elsewhere it may be told, too: by then that has the focus again.
  document.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (isFocusNowhere()) left = target as Element;
    });
  });
  for (const press of ['keydown', 'pointerdown'] as const) {
    document.addEventListener(
      press,
      (event) => {
        notePress(event);
        remember();
      },
      true,
    );
  }
  new MutationObserver(check).observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'tabindex'] });
}

function placeOf(element: Element, root: Element): Place {
  const around: Element[] = [];
  for (let part = element.parentElement; part !== null && part !== root; part = part.parentElement) around.push(part);
  const all = [...root.querySelectorAll(focusable)];
  const before = all.slice(0, Math.max(0, all.indexOf(element))).reverse();
  return { element, usual: element.matches(focusable), around, before, title: titleOf(root) };
}

/** The title that is seen on a page; a table has none, there it is what is asked that matters. */
function titleOf(root: Element): HTMLElement | null {
  return root.querySelector<HTMLElement>('h1:not(.aloud h1, dialog h1)');
}

function isGone({ element, usual }: Place): boolean {
  return !element.isConnected || (usual && !element.matches(focusable)) || element.matches(':disabled');
}

/** Whether something that is still there has been put elsewhere, by itself or with what it is in. */
export function wasMoved(element: Node, changes: readonly Pick<MutationRecord, 'removedNodes'>[]): boolean {
  return changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
}

/** Where a part says that the focus is to go; null if it doesn't, or if that is gone too. */
function ownerOf(part: Element): HTMLElement | null {
  const selector = part.getAttribute('data-focus-back');
  return selector === null ? null : document.querySelector<HTMLElement>(selector);
}

/** What has the focus next within a part of the page; null if there is nothing. */
function nextIn(part: Element, { before }: Place, byKeys: boolean): HTMLElement | null {
  if (part.getAttribute('tabindex') === '-1') return part as HTMLElement;
  const there = [...part.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled') && (byKeys || !one.matches(typing)),
  );
  const previous = before.find((one) => there.includes(one as HTMLElement));
  const at = previous === undefined ? 0 : there.indexOf(previous as HTMLElement) + 1;
  return there[Math.min(at, there.length - 1)] ?? (part.hasAttribute('tabindex') ? (part as HTMLElement) : null);
}

/** Of the page itself nothing is seen to have the focus; the Tab key goes on with what comes first. */
function toPage(): void {
  const root = document.getElementById('app')!;
  root.tabIndex = -1;
  root.addEventListener('blur', () => root.removeAttribute('tabindex'), { once: true });
  root.focus({ preventScroll: true });
}
