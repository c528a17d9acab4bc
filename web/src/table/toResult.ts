import { isFocusNowhere } from '../ui/focusKeeper';
import { isWriting } from '../ui/isWriting';

/**
 * The focus that is to be had when a game has ended, or when its end has been told: what was asked before isn't any more.
 * While the points are counted it is what leads on, then how the game ended. Whoever writes something goes on doing so,
 * and whoever has gone elsewhere while the points were counted stays there.
 *
 * @param part what tells of the end
 * @param result what says how it ended; null as long as the points are counted
 * @param begins whether the end has only just come
 */
export function toResult(part: HTMLElement, result: HTMLElement | null, begins: boolean): HTMLElement | null {
  const at = document.activeElement;
  if (isWriting(at)) return null;
  const inside = part.contains(at);
  if (result === null) return inside ? null : part.querySelector('button');
  return begins || inside || isFocusNowhere() ? result : null;
}
