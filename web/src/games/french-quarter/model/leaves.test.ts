import { describe, expect, it } from 'vitest';
import { cardsInLine, isLong, isMayorBelow, isNear, isSmall, isUpright, layoutFor, leafOf, leavesOf, tracksScale, Turning, type Moment } from './leaves';

describe('the sheets', () => {
  it('lie side by side on a desk, one at a time on a tablet, above the words on a phone', () => {
    expect([1440, 1024, 390].map((width) => layoutFor(width, 800, false))).toEqual(['both', 'single', 'phone']);
  });

  it('lie one at a time on a small desk, where the tracks could not be read beside the map', () => {
    const sizes = [[1280, 720], [1366, 768], [1280, 1024], [1440, 900], [1920, 1080]] as const;
    const laid = (crowd: boolean) => sizes.map(([width, height]) => layoutFor(width, height, false, crowd));
    expect(laid(false)).toEqual(['single', 'single', 'single', 'both', 'both']);
    expect(laid(true)).toEqual(['single', 'single', 'single', 'both', 'both']);
    expect([layoutFor(1440, 800, false, false), layoutFor(1440, 800, false, true)]).toEqual(['both', 'single']);
  });

  it('are as large beside one another as the table lays them out', () => {
    const scales = [tracksScale(1280, 720, false), tracksScale(1440, 900, false), tracksScale(1366, 768, true)];
    expect(scales.map((scale) => scale.toFixed(2))).toEqual(['0.60', '0.86', '0.66']);
  });

  it('lie beside the words on a phone on its side, since none has room above them', () => {
    expect([layoutFor(667, 375, false), layoutFor(568, 320, false), layoutFor(320, 256, false)]).toEqual(['single', 'single', 'phone']);
  });

  it('are shown near on a phone, upright and on its side, and whole on a tablet and a desk', () => {
    expect([isSmall('phone', 844), isSmall('single', 390)]).toEqual([true, true]);
    expect([isSmall('single', 768), isSmall('both', 500)]).toEqual([false, false]);
  });

  it('are above the words on a tablet that is upright, and as wide as it: whole, unless it is too low', () => {
    const tablets = [[768, 1024], [834, 1194], [1024, 1366], [768, 900], [768, 860]] as const;
    expect(tablets.map(([width, height]) => isUpright('single', width, height, false))).toEqual([true, true, true, true, false]);
    expect(tablets.map(([width, height]) => isNear('single', width, height, false))).toEqual([false, false, false, true, true]);
    expect([isUpright('single', 1024, 768, false), isUpright('phone', 390, 844, false)]).toEqual([false, false]);
    expect(isUpright('single', 834, 1194, false, 1.5)).toBe(false);
  });

  it('are beside the points there when the game is over, and near where a whole one could not be read', () => {
    expect([isUpright('single', 768, 1024, true), isUpright('single', 834, 1194, true)]).toEqual([false, false]);
    expect([isNear('single', 768, 1024, true), isNear('single', 834, 1194, true)]).toEqual([true, true]);
    expect([isNear('single', 1024, 768, false), isNear('single', 1024, 768, true)]).toEqual([false, false]);
    expect([isNear('phone', 390, 844, false), isNear('both', 1366, 768, false)]).toEqual([true, false]);
  });

  it('have less room with larger letters, and are then read one at a time, near', () => {
    const laid = [1, 1.25, 1.5, 2].map((scale) => {
      const layout = layoutFor(1440, 900, false, false, scale);
      return `${layout}${isSmall(layout, 900, scale) ? ', near' : ''}`;
    });
    expect(laid).toEqual(['both', 'single', 'single', 'single, near']);
    expect([layoutFor(1024, 768, false, false, 2), layoutFor(844, 390, false, false, 2), layoutFor(390, 844, false, false, 2)]).toEqual([
      'single',
      'phone',
      'phone',
    ]);
    expect([isMayorBelow('single', 1440, 900, 1.5), isMayorBelow('single', 1440, 900, 2)]).toEqual([true, true]);
  });

  it('have the mayor’s card below them where it would leave the others no room beside it', () => {
    expect([isMayorBelow('phone', 390, 844), isMayorBelow('single', 1000, 768)]).toEqual([true, true]);
    expect([isMayorBelow('single', 1001, 768), isMayorBelow('single', 844, 390)]).toEqual([false, false]);
    expect([isMayorBelow('single', 740, 360), isMayorBelow('single', 720, 450)]).toEqual([true, true]);
  });

  it('make room for the points when the game is over', () => {
    expect([1440, 390].map((width) => layoutFor(width, 800, true))).toEqual(['single', 'phone']);
  });

  it('have the log among them when the game is over, since the points take its room', () => {
    expect([leavesOf('single', false), leavesOf('single', true)]).toEqual([
      ['map', 'tracks'],
      ['map', 'tracks', 'log'],
    ]);
    expect(leavesOf('single', true, true)).not.toContain('log');
    expect(leafOf('over', true, leavesOf('single', true))).toBe('map');
  });

  it('are turned to where the choice is made', () => {
    const leaves = leavesOf('phone', false);
    expect(['draft', 'move', 'wild', 'circle', 'performer', 'line'].map((phase) => leafOf(phase, false, leaves))).toEqual([
      'map',
      'map',
      'tracks',
      'tracks',
      'tracks',
      'map',
    ]);
    expect(leafOf('chance', false, leaves)).toBeNull();
    expect(leafOf('over', true, leavesOf('phone', true))).toBe('score');
    expect(leafOf('over', true, leavesOf('single', true))).toBe('map');
  });
});

describe('the cards of a round', () => {
  it('have names that can be read: fewer stand in a line on a phone', () => {
    expect([390, 360, 320].map((width) => cardsInLine(6, width - 8))).toEqual([3, 3, 3]);
    expect([470, 430, 390, 320].map((width) => cardsInLine(5, width - 8))).toEqual([3, 3, 3, 3]);
    expect([cardsInLine(4, 382), cardsInLine(5, 500), cardsInLine(6, 601)]).toEqual([4, 5, 6]);
  });

  it('and fewer with larger letters, for which the table is longer than a phone', () => {
    expect([cardsInLine(6, 382, 2), cardsInLine(5, 312, 2), cardsInLine(6, 1310, 2)]).toEqual([2, 2, 6]);
    expect([isLong('phone', 844), isLong('phone', 844, 2), isLong('phone', 480), isLong('single', 390)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('whoever reads', () => {
  const leaves = leavesOf('phone', false);
  const theirs: Moment = { phase: 'move', ended: false, yours: false, leaves };
  const yours: Moment = { ...theirs, yours: true };
  const over: Moment = { phase: 'over', ended: true, yours: false, leaves: leavesOf('phone', true) };

  it('is left alone by what others do, and by each step of a replay', () => {
    const turning = new Turning();
    const read = ['move', 'wild', 'move', 'draft'].map((phase) => turning.to({ ...theirs, phase }, 'log'));
    expect(read).toEqual(['log', 'log', 'log', 'log']);
  });

  it('is taken to each new question, once', () => {
    const turning = new Turning();
    expect(turning.to(theirs, 'log')).toBe('log');
    expect(turning.to(yours, 'log')).toBe('map');
    expect(turning.to({ ...yours }, 'tracks')).toBe('tracks');
    expect(turning.to({ ...yours, phase: 'wild' }, 'map')).toBe('tracks');
    expect(turning.to({ ...yours, phase: 'wild' }, 'log')).toBe('log');
  });

  it('is taken to the points at the end, and back to what was read before where the end isn’t any more', () => {
    const turning = new Turning();
    turning.to(theirs, 'tracks');
    expect(turning.to(over, 'tracks')).toBe('score');
    expect(turning.to({ ...over }, 'log')).toBe('log');
    expect(turning.to(theirs, 'log')).toBe('tracks');
  });

  it('keeps the leaf while a phone is turned, if it is still one', () => {
    const turning = new Turning();
    turning.to(yours, 'map');
    const turned = { ...yours, leaves: leavesOf('single', false) };
    expect(turning.to(turned, 'tracks')).toBe('tracks');
    expect(turning.to(turned, 'log')).toBe('map');
  });
});
