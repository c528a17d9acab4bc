import { expect, it } from 'vitest';
import type { Performer } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { iconLine } from './lines';

/** Somebody to whom an umbrella gives so many boxes, and of the performers these. */
function play(umbrellaBoxes: number, wanted: readonly Performer[], you: number | null = 0): Play {
  return { you, now: { sheets: [{ umbrellaBoxes, wanted }] } } as unknown as Play;
}

it('an umbrella marks two with the bonus for that', () => {
  expect(iconLine('umbrella', play(1, [])).text).toBe(t('fq.help.umbrella'));
  expect(iconLine('umbrella', play(2, [])).text).toBe('Umbrella: mark the next two. Every third one gives a wild.');
  expect(iconLine('umbrella', play(2, [], null)).text).toBe(t('fq.help.umbrella'));
});

it('a performer gives nothing once no box is left for it', () => {
  const gives = t('fq.explain.icon.performer', { performer: t('fq.icon.trumpet') });
  const nothing = t('fq.explain.icon.performer.none', { performer: t('fq.icon.trumpet') });
  expect(iconLine('trumpet', play(1, ['tuba', 'trumpet'])).text).toBe(gives);
  expect(iconLine('trumpet', play(1, ['tuba'])).text).toBe(nothing);
  expect(iconLine('trumpet', play(1, [], null)).text).toBe(gives);
});
