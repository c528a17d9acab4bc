import type { SVGAttributes } from 'svelte/elements';
import type { Choice } from '../../generated/wire';
import { isTouch } from '../../ui/lastPress';
import { described } from './described';
import { spokenEffects } from './model/effects';
import type { Play } from './play.svelte';

/**
 * What makes a part of a drawing a button for some choices; a mere picture while there are none.
 *
 * @param about what is said of it after its name, before what it would set off
 */
export function pressable(play: Play, choices: readonly Choice[], about = ''): SVGAttributes<SVGGElement> {
  if (choices.length === 0) return { role: 'img', ...described(about) };
  return {
    ...described(about, spokenEffects(choices, play)),
    role: 'button',
    tabindex: 0,
    onclick: (event) => play.choose(choices, isTouch(event)),
    onkeydown: (event) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return;
      event.preventDefault();
      play.choose(choices);
    },
    onpointerenter: (event) => {
      if (event.pointerType !== 'touch') play.point(choices);
    },
    onpointerleave: () => play.leave(),
    // A press brings the focus too, but what it hits mustn't move away under it.
    onfocus: () => {
      if (play.byKeys) play.point(choices);
    },
    onblur: () => play.leave(),
  };
}
