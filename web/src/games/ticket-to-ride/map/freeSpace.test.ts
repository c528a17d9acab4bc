import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { symbols } from '../model/kinds';
import { sampleBoard } from '../model/sampleBoard';
import FreeSpace from './FreeSpace.svelte';
import SubwayLine from './SubwayLine.svelte';

const [plain] = sampleBoard().routes.values();
const spaces = [0, 10, 20, 30].map((x) => ({ x, y: 0, angle: 0 }));
const route = { ...plain!, length: 4, drawn: { ...plain!.drawn, spaces } };

function space(kind: object, wild = false): string {
  return render(FreeSpace, { props: { route: { ...route, ...kind }, length: 8, width: 3, wild } }).body;
}

function line(kind: object): string {
  return render(SubwayLine, { props: { route: { ...route, vehicles: 1, ...kind }, width: 3, owner: null } }).body;
}

function count(drawing: string, what: string): number {
  return drawing.split(what).length - 1;
}

describe('a free space of a ferry', () => {
  it('shows the symbol of its colour, if it has one, where no wild must be paid', () => {
    expect(space({ color: 'red', wilds: 1 })).toContain(symbols.red);
    expect(space({ color: 'gray', wilds: 1 })).not.toContain('class="symbol');
    expect(space({ color: 'red', wilds: 1 }, true)).toContain(symbols.wild);
  });

  it('has its sun whole, also within a tunnel’s wall', () => {
    const drawing = space({ wilds: 1, tunnel: true }, true);
    expect(drawing.indexOf(symbols.wild)).toBeGreaterThan(drawing.indexOf('class="mortar'));
  });
});

describe('a line', () => {
  it('has a sun for each wild, and the symbol of its colour beside them', () => {
    const ferry = line({ color: 'red', wilds: 2 });
    expect(count(ferry, symbols.wild)).toBe(2);
    expect(ferry).toContain(symbols.red);
    expect(line({ color: 'red' })).not.toContain(symbols.wild);
  });

  it('is walled in where it is a tunnel', () => {
    expect(line({ tunnel: true })).toContain('class="bricks');
    expect(line({ tunnel: false })).not.toContain('class="bricks');
  });
});
