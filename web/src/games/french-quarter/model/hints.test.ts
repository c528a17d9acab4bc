import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../generated/wire';
import { t } from '../texts/words';
import type { Play } from '../play.svelte';
import { hintOf } from './hints';

/** A question to a seat at whose Police Station a value is noted, about a die of 4, with ways to map. */
function asked(phase: string, policeValue: number | null, ...values: readonly string[]): Play {
  const now = { phase, sheets: [{ policeValue }], row: [{ dice: [4, 2] }], decision: { value: phase === 'draft' ? null : 4 } };
  const choices = values.map((value) => ({ action: { type: 'mapBuilding', building: 'some', value } }));
  return { you: 0, now, offers: new Map([['building:some', choices as unknown as readonly Choice[]]]) } as unknown as Play;
}

describe('the hint with a question', () => {
  it('doesn’t promise a map action with the value that is noted', () => {
    expect(hintOf(asked('draft', 4))).toBe(t('fq.hint.draft.noted'));
    expect(hintOf(asked('draft', 5))).toBe(t('fq.hint.draft'));
    expect(hintOf(asked('move', 4))).toBe(t('fq.hint.move.noted'));
    expect(hintOf(asked('move', 2))).toBe(t('fq.hint.move'));
    expect(hintOf(asked('move', null))).toBe(t('fq.hint.move'));
  });

  it('tells that a W is used up where one can be written', () => {
    expect(hintOf(asked('map-adjacent', null, '4'))).toBe(t('fq.hint.map-adjacent'));
    expect(hintOf(asked('map-adjacent', null, 'W'))).toBe(t('fq.hint.map-adjacent.w'));
    expect(hintOf(asked('map-adjacent', 4, 'W'))).toBe(t('fq.hint.map-adjacent.w'));
    expect(hintOf(asked('map', null, 'W', '4'))).toBe(t('fq.hint.map'));
  });

  it('may be none', () => {
    expect(hintOf(asked('end-turn', null))).toBeNull();
  });
});
