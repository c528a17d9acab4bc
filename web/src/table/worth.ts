import type { Option, Verdict } from '../generated/wire';
import { formats } from '../texts/formats';
import { t, texts } from '../texts/texts.svelte';

/** A chance to win as a percentage, or points where somebody played alone. */
export function worthWords(worth: number, inPoints: boolean): string {
  const { whole, percent } = formats(texts.language);
  return (inPoints ? whole : percent).format(worth);
}

/** How far off a figure may be; a dash where too little was looked at to know it. */
export function errorWords(error: number | null, inPoints: boolean): string {
  return `± ${error === null ? '–' : worthWords(error, inPoints)}`;
}

/** A worth where it stands alone, and how far off it may be. A chance lies between none and certainty: it is told which part. */
export function rangeWords(worth: number, error: number | null, inPoints: boolean): string {
  if (error !== null && !inPoints) {
    const [least, most] = [worth - error, worth + error];
    if (least <= 0 && most < 1) return t('hint.upTo', { most: worthWords(most, false) });
    if (least > 0 && most >= 1) return t('hint.atLeast', { least: worthWords(least, false) });
  }
  return `${worthWords(worth, inPoints)} ${errorWords(error, inPoints)}`;
}

/** Whether one choice isn't surely worth less than the best: then what is known doesn't tell them apart. */
export function isAsGood(one: Option, best: Option): boolean {
  return best.worth - one.worth <= Math.max(one.error ?? 0, best.error ?? 0);
}

/**
 * Whether nothing was changed in any future that was looked at, as by choices that are those of the bot that plays on:
 * how far off that may be can't be told.
 */
export function isNothing(change: number, error: number | null): boolean {
  return change === 0 && error === 0;
}

/** A worth where it stands alone: how many points, or what chance. */
export function costWords(worth: number, inPoints: boolean): string {
  return inPoints ? t('points', { count: Math.round(worth) }) : worthWords(worth, inPoints);
}

/** A worth with a sign: what something added or took. */
export function changeWords(change: number, inPoints: boolean): string {
  const { signedWhole, signedPercent } = formats(texts.language);
  return (inPoints ? signedWhole : signedPercent).format(change);
}

/** A sum of many changes of a chance, in points of a hundred, which it may well exceed; or points where somebody played alone. */
export function sumWords(change: number, inPoints: boolean): string {
  return formats(texts.language).signedWhole.format(inPoints ? change : 100 * change);
}

/** How far off such a sum may be. */
export function sumErrorWords(error: number | null, inPoints: boolean): string {
  return `± ${error === null ? '–' : formats(texts.language).whole.format(inPoints ? error : 100 * error)}`;
}

/**
 * A verdict whose figures agree as they are read: what was chosen and what that cost make up what was better. The best of
 * several looks better than it is in the deals that chose it, and what it cost is measured by others: so that counts.
 */
export function agreeing(verdict: Verdict, inPoints: boolean): Verdict {
  const { chosen, better, lost, costly } = verdict;
  if (!costly) return verdict;
  const unit = inPoints ? 1 : 0.01;
  const own = Math.round(chosen.worth / unit);
  const best = own + Math.round(lost / unit);
  const most = inPoints ? best : Math.min(best, 100);
  return {
    ...verdict,
    chosen: { ...chosen, worth: own * unit },
    better: { ...better, worth: most * unit },
    lost: most < best ? (most - own) * unit : lost,
  };
}
