import { expect, it } from 'vitest';
import type { Activity } from '../../../generated/wire';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { iconLine } from './lines';

/** Somebody who has unlocked both bonuses of two tracks, or none of them, and has marked the jazz players so often. */
function play(bonuses: number, jazz = 0, you: number | null = 0): Play {
  const track = (...ids: readonly string[]): object => ({ bonuses: ids.map((id) => ({ id })) });
  const tracks: Partial<Record<Activity, object>> = { party: { bonuses }, shopping: { bonuses } };
  return {
    you,
    now: { sheets: [{ tracks, topRow: jazz > 0 ? ['trumpet'] : [], bottomRow: jazz > 1 ? ['trumpet'] : [] }] },
    index: { board: { activities: { party: track('party-a', 'party-d'), shopping: track('shopping-a', 'shopping-b') } } },
  } as unknown as Play;
}

it('an umbrella marks two with the bonus for that', () => {
  expect(iconLine('umbrella', play(1)).text).toBe(t('fq.help.umbrella'));
  expect(iconLine('umbrella', play(2)).text).toBe('Umbrella: mark the next two. Every third one gives a wild.');
  expect(iconLine('umbrella', play(2, 0, null)).text).toBe(t('fq.help.umbrella'));
});

it('a performer gives nothing once both boxes are marked, nor with the bonus that ends them', () => {
  const gives = t('fq.explain.icon.performer', { performer: t('fq.icon.trumpet') });
  const nothing = t('fq.explain.icon.performer.none', { performer: t('fq.icon.trumpet') });
  expect([play(0), play(0, 1), play(1, 1)].map((one) => iconLine('trumpet', one).text)).toEqual([gives, gives, gives]);
  expect([play(0, 2), play(2)].map((one) => iconLine('trumpet', one).text)).toEqual([nothing, nothing]);
});
