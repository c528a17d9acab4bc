/** How many choices on the arrows lead. */
const arrows: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Where a key leads among choices that are one stop of the Tab key: the arrows from one to the next, and from the last
 * to the first; Home and End to these. Null where the key means something else.
 *
 * @param at the place of the one that has the focus
 */
export function placeAfterKey(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const way = arrows[key];
  return way === undefined ? null : (at + way + count) % count;
}

/**
 * For each of a group's radio buttons or tabs, of which only the chosen one is a stop of the Tab key: has the arrows
 * choose another one.
 */
export function chooseByArrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const group = event.currentTarget.closest('[role=radiogroup], [role=tablist]');
  const all = [...(group?.querySelectorAll<HTMLElement>('[role=radio], [role=tab]') ?? [])];
  const next = placeAfterKey(event.key, all.indexOf(event.currentTarget), all.length);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  all[next]!.focus();
  all[next]!.click();
}
