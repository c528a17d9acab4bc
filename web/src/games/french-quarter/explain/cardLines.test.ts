import { describe, expect, it } from 'vitest';
import type { Closure, Transport } from '../../../generated/wire';
import { t } from '../texts/words';
import type { Play } from '../play.svelte';
import { cardLines, dieLines } from './cardLines';

interface Way {
  readonly spaces: number;
  readonly streets: readonly string[];
}

/** A row of one card, with an umbrella on it. */
function play(transport: Transport, dice: readonly number[], way: Way): Play {
  return {
    you: 0,
    now: { sheets: [{ umbrellaBoxes: 1 }, { umbrellaBoxes: 1 }] },
    view: { row: [{ transport, card: 'some', dice, spaces: way.spaces, closure: 'none' }], sheets: [{}, {}] },
    index: {
      board: { activities: {} },
      card: () => ({ icons: ['umbrella'] }),
      transport: () => way,
      streetName: (id: string) => id,
    },
  } as unknown as Play;
}

const walk = { spaces: 2, streets: [] };
const riverboat = { spaces: 0, streets: ['Decatur St', 'N Front St'] };
const texts = (lines: ReturnType<typeof cardLines>): readonly string[] => lines.map(({ text }) => text);

describe('what a card gives', () => {
  it('is told before how far it goes', () => {
    expect(texts(cardLines(play('walk', [3], walk), 'walk'))).toEqual([
      t('fq.explain.card'),
      t('fq.help.umbrella'),
      'Then your tourist moves 1 or 2 spaces, never diagonally.',
    ]);
    expect(texts(cardLines(play('walk', [3], { ...walk, spaces: 1 }), 'walk')).at(-1)).toBe(
      t('fq.explain.card.reach', { count: 1 }),
    );
  });

  it('leads to a building of any of its streets', () => {
    expect(texts(cardLines(play('riverboat', [3], riverboat), 'riverboat')).at(-1)).toBe(
      'Then your tourist rides to any building on Decatur St or N Front St.',
    );
  });

  it('leads to no building of the street that is closed', () => {
    const closed = (street: string, closure: Closure): Play => {
      const open = play('riverboat', [3], { spaces: 0, streets: ['Decatur St'] });
      const row = open.view.row.map((card) => ({ ...card, closure }));
      return { ...open, view: { ...open.view, row, mayorCard: { closed: street } } } as unknown as Play;
    };
    const last = (street: string, closure: Closure): string | undefined =>
      texts(cardLines(closed(street, closure), 'riverboat')).at(-1);

    expect(last('Canal St', 'some')).toBe(
      'Then your tourist rides to any building on Decatur St, but not to one on Canal St, which is closed this round.',
    );
    expect(last('Decatur St', 'all')).toMatch(/^But Decatur St is closed this round: unless a bonus/);
    expect(last('Dauphine St', 'none')).toBe('Then your tourist rides to any building on Decatur St.');
  });

  it('begins with that its dice are gone, if they are', () => {
    expect(texts(cardLines(play('walk', [], walk), 'walk'))[0]).toBe(t('fq.explain.card.taken'));
  });
});

describe('a die', () => {
  it('tells once that it is to be taken', () => {
    const lines = texts(dieLines(play('walk', [6], walk), 'walk', 6));
    expect(lines.slice(0, 2)).toEqual([t('fq.explain.die', { value: 6 }), t('fq.explain.die.gives')]);
    expect(lines).not.toContain(t('fq.explain.card'));
  });

  it('promises no map action with the value that is noted at one’s Police Station', () => {
    const noted = { ...play('walk', [6], walk), now: { sheets: [{ umbrellaBoxes: 1, policeValue: 6 }] } } as unknown as Play;
    expect(texts(dieLines(noted, 'walk', 6))[0]).toBe(t('fq.explain.die.noted', { value: 6 }));
    expect(texts(dieLines(noted, 'walk', 5))[0]).toBe(t('fq.explain.die', { value: 5 }));
  });
});
