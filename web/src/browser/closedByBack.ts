/** What a browser that has it tells of a wish to close something, such as a phone's own way back. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Has a phone's own way back close what has just been opened, as it closes a dialog, instead of leaving the page. Where
 * there is a keyboard its keys do that; browsers that know of no such wish go back.
 *
 * @returns ends it, once that is closed
 */
export function closedByBack(close: () => void, here: typeof globalThis = globalThis): () => void {
  const Watching = (here as { CloseWatcher?: new () => Watcher }).CloseWatcher;
  if (Watching === undefined || here.matchMedia('(hover: hover)').matches) return () => {};
  const watcher = new Watching();
  watcher.onclose = close;
  return () => watcher.destroy();
}
