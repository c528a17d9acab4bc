import { describe, expect, it } from 'vitest';
import type { FqPhase, FqView, SheetView } from '../../../generated/wire';
import { dueTip } from '../../../tips/tip';
import type { Play } from '../play.svelte';
import { tips } from './tips';

const bonuses = [
  { id: 'culture-a', kind: 'single-use', uses: 1 },
  { id: 'culture-b', kind: 'permanent', uses: 0 },
];
const board = {
  rounds: 8,
  wildEvery: 3,
  scores: { setPoints: [0, 0, 1, 20], courtyards: [2, 6, 12, 20], riverwalk: 8 },
  activities: {
    food: { bonuses: [{ id: 'food-a', kind: 'instant', uses: 0 }] },
    culture: { bonuses },
  },
};

/** A table at which seat 0 is asked something, or nothing. */
function asked(phase: FqPhase, sheet: Partial<SheetView> = {}, view: Partial<FqView> = {}, yourMove = true): Play {
  const empty = { values: {}, tracks: {}, umbrellas: 0, performers: 0, courtyards: [], riverwalk: 0, policeValue: null };
  const line = { start: null, at: null, stretches: [] };
  const now = { phase, round: 2, line, mayorCard: null, sheets: [{ ...empty, ...sheet }], ...view };
  const session = { view: now, position: { view: now, scores: phase === 'over' ? {} : null } };
  const index = { board, streetName: (id: string) => id };
  return { yourMove, now, view: now, you: 0, index, session } as unknown as Play;
}

function told(play: Play, ...before: string[]): string | null {
  return dueTip(tips, new Set(before), null, play)?.id ?? null;
}

function words(id: string, play: Play): string {
  return tips.find((tip) => tip.id === id)!.words(play);
}

const begun = ['sheets', 'die', 'move'];

describe('whoever plays for the first time is told', () => {
  it('what the sheets are, and what a die is for', () => {
    const play = asked('draft');
    expect(told(play)).toBe('sheets');
    expect(words('sheets', play)).toContain('8 rounds');
    expect(told(play, 'sheets')).toBe('die');
    expect(told(play, ...begun)).toBeNull();
  });

  it('nothing while others play', () => {
    expect(told(asked('draft', { umbrellas: 1 }, {}, false))).toBeNull();
  });

  it('how to move, and what fits once there is a value', () => {
    expect(told(asked('move'))).toBe('move');
    expect(told(asked('move'), ...begun)).toBeNull();
    expect(told(asked('move', { values: { cafe: '3' } }), ...begun)).toBe('fits');
  });

  it('what is asked now and then', () => {
    expect(told(asked('wild'))).toBe('wild');
    expect(told(asked('circle'))).toBe('circle');
    expect(told(asked('line'))).toBe('line');
    expect(words('line', asked('line'))).not.toBe(words('line', asked('draft')));
    expect(told(asked('draft', {}, { line: { start: 'a', at: 'b', stretches: ['a--b'] } }), ...begun)).toBe('line');
  });

  it('what turns bring, when the next one begins', () => {
    const first = (sheet: Partial<SheetView>) => told(asked('draft', sheet), ...begun);
    expect(first({ umbrellas: 1 })).toBe('umbrella');
    expect(first({ performers: 1 })).toBe('performer');
    expect(first({ courtyards: ['lone-uncle'] })).toBe('sights');
    expect(first({ riverwalk: 1 })).toBe('sights');
    expect(first({ policeValue: 4 })).toBe('police');
    expect(first({ tracks: { food: { boxes: 1, bonuses: 0 } as never } })).toBe('track');
    expect(told(asked('move', { umbrellas: 1 }), ...begun)).toBeNull();
    expect(words('sights', asked('draft'))).toMatch(/20 points.* 8 points/);
    expect(words('umbrella', asked('draft'))).toContain('one box in 3');
  });

  it('what a bonus does that is still of use', () => {
    const having = (food: number, culture: number) =>
      asked('draft', { tracks: { food: { bonuses: food }, culture: { bonuses: culture } } as never });
    expect(told(having(1, 0), ...begun)).toBeNull();
    expect(told(having(1, 1), ...begun)).toBe('bonus');
    expect(words('bonus', having(1, 1))).toContain('Culture: bonus A. Once, a move is one or two spaces longer.');
    expect(tips.find(({ id }) => id === 'bonus')!.about(having(1, 1))).toBe('[data-explain="bonus:culture:0"]');
  });

  it('which street is closed', () => {
    const mayorCard = { card: 'm1', closed: 'Royal St', taken: [] };
    const play = asked('draft', {}, { mayorCard });
    expect(told(play, ...begun)).toBe('mayor');
    expect(words('mayor', play)).toContain('Royal St');
  });

  it('that the end comes near, and that it is there', () => {
    expect(told(asked('draft', {}, { round: 6 }), ...begun)).toBeNull();
    expect(told(asked('draft', {}, { round: 7 }), ...begun)).toBe('rounds');
    expect(words('rounds', asked('draft', {}, { round: 7 }))).not.toBe(words('rounds', asked('draft', {}, { round: 8 })));
    expect(told(asked('over', {}, {}, false))).toBe('end');
  });
});

it('each has its own name', () => {
  expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
});
