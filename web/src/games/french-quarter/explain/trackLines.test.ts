import { describe, expect, it } from 'vitest';
import { t } from '../texts/words';
import type { Play } from '../play.svelte';
import { boxLines, trackLines } from './trackLines';

/** A food track with two bonuses and two multipliers, of which so many are marked. */
function play(bonuses: number, multipliers: number): Play {
  return {
    sheet: { crossedOut: null, tracks: { food: { boxes: 1, bonuses, multipliers } } },
    index: {
      board: {
        activities: {
          food: {
            boxes: ['square', 'choice', 'bonus', 'multiplier'],
            bonuses: [{ id: 'food-a' }, { id: 'food-b' }],
            multipliers: [1, 2],
          },
        },
      },
    },
  } as unknown as Play;
}

const texts = (bonuses: number, multipliers: number, place: number): readonly string[] =>
  boxLines(play(bonuses, multipliers), 'food', place).map(({ text }) => text);

describe('a circle of a track', () => {
  it('is a choice while there are bonuses and multipliers', () => {
    expect(texts(1, 1, 1)[0]).toBe(t('fq.help.circle.choice'));
    expect(texts(1, 1, 1)).toHaveLength(3);
  });

  it('gives what is left of its choice', () => {
    expect(texts(2, 1, 1)[0]).toBe(t('fq.help.circle.multiplier'));
    expect(texts(1, 2, 1)[0]).toBe(t('fq.help.circle.bonus'));
  });

  it('gives nothing when nothing is left', () => {
    const nothing = [t('fq.explain.box.square')];
    expect(texts(2, 2, 1)).toEqual(nothing);
    expect(texts(2, 0, 2)).toEqual(nothing);
    expect(texts(0, 2, 3)).toEqual(nothing);
  });
});

it('a track is worth what the server says', () => {
  const sheet = { values: { a: '5', b: '3' }, tracks: { food: { multiplier: 2 } }, score: { activities: { food: 7 } } };
  const board = { activities: { food: { street: 'bourbon' } } };
  const index = { board, streetName: () => 'Bourbon Street', building: () => ({ streets: ['bourbon'] }) };
  const lines = trackLines({ sheet, index } as unknown as Play, 'food');
  expect(lines.at(-1)?.text).toBe('Now: 2 mapped on Bourbon Street × 2 = 7.');
});
