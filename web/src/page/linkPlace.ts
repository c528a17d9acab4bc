/** Where somebody was on a page when they followed one of its links. */
export interface LinkPlace {
  readonly href: string;
  /** Which of the links that lead there it is, from 0. */
  readonly nth: number;
  /** Pixels by which the page was scrolled. */
  readonly top: number;
}

/** Remembers a link with this page's entry of the browser's history: whoever comes back is there again. */
export function rememberLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const left: LinkPlace = { href, nth: linksTo(href).indexOf(link), top: scrollY };
  history.replaceState({ ...(history.state as object | null), left }, '');
}

/** The link by which whoever comes back has left the page; null for whoever comes anew. It is told once. */
export function linkOfReturn(): LinkPlace | null {
  const { left = null, ...rest } = (history.state ?? {}) as { left?: LinkPlace };
  if (left !== null) history.replaceState(rest, '');
  return left;
}

/** Leads there, if the link is there again. Says whether it is. */
export function leadTo({ href, nth, top }: LinkPlace): boolean {
  const link = linksTo(href)[nth];
  if (link === undefined) return false;
  for (let at: Element | null | undefined = link; at; at = at.parentElement?.closest('details')) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  scrollTo(0, top);
  link.focus({ preventScroll: true });
  return true;
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}

/** The seat that an address asks for, of so many; null if it asks for none that there is. */
export function seatAsked(search: string, seats: number): number | null {
  const word = new URLSearchParams(search).get('seat') ?? '';
  return /^\d$/.test(word) && Number(word) < seats ? Number(word) : null;
}
