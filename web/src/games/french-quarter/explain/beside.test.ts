import { describe, expect, it } from 'vitest';
import { beside } from './beside';

const screen = { width: 390, height: 844 };
const words = { width: 300, height: 120 };
const box = (x: number, y: number, width = 40, height = 40) => ({ x, y, width, height });

describe('the words about a thing', () => {
  it('stand above it', () => {
    expect(beside(box(175, 400), words, screen)).toEqual({ x: 45, y: 270 });
  });

  it('stand below it where it lies near the upper edge', () => {
    expect(beside(box(175, 60), words, screen)).toEqual({ x: 45, y: 110 });
  });

  it('stay on the screen at its sides', () => {
    expect(beside(box(0, 400), words, screen).x).toBe(8);
    expect(beside(box(360, 400), words, screen).x).toBe(82);
  });

  it('stand at its side where it is as high as the screen', () => {
    expect(beside(box(10, 20, 40, 800), words, screen)).toEqual({ x: 60, y: 360 });
  });
});
