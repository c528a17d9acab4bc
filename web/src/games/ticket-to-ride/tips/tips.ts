import type { Tip } from '../../../tips/tip';
import type { Play } from '../play.svelte';
import { beginning, market } from './beginning';
import { kinds, others, way } from './claiming';
import { completed, ending } from './ending';

/**
 * What a newcomer is told, the most urgent first. A tip about something that a board doesn't have never has its moment
 * there.
 */
export const tips: readonly Tip<Play>[] = [
  ...beginning,
  ...ending,
  ...completed,
  way,
  market,
  ...kinds,
  ...others,
];
