import type { FqAction } from '../../../generated/wire';
import { tFirst } from '../../../texts/texts.svelte';
import type { Play } from '../play.svelte';
import { notedValue } from './noted';

/** A line about what is asked, for those who play for the first time; null if there is none. */
export function hintOf(play: Play): string | null {
  const { phase } = play.now;
  return tFirst([`fq.hint.${phase}.${caseOf(play)}`, `fq.hint.${phase}`]);
}

/** What is special about the question, in which a line of its own may say more. */
function caseOf(play: Play): 'noted' | 'w' | 'usual' {
  if (mayWriteW(play)) return 'w';
  const { phase, row, decision } = play.now;
  const noted = notedValue(play);
  const dice = phase === 'draft' ? row.flatMap((card) => card.dice) : [decision.value];
  return noted !== null && dice.includes(noted) ? 'noted' : 'usual';
}

function mayWriteW({ offers }: Play): boolean {
  return [...offers.values()].flat().some((choice) => {
    const action = choice.action as FqAction;
    return action.type === 'mapBuilding' && action.value === 'W';
  });
}
