import { describe, expect, it } from 'vitest';
import { corners, emptyCorner } from './emptyCorner';

const boxes = corners({ x: 0, y: 0, width: 100, height: 100 }, 20, 10, 2);

describe('the corner for the title', () => {
  it('is the one that is liked best while it is empty', () => {
    expect(emptyCorner(boxes, [{ x: 50, y: 50 }])).toBe('bottom-left');
  });

  it('is another one if something lies there', () => {
    expect(emptyCorner(boxes, [{ x: 10, y: 95 }])).toBe('bottom-right');
  });

  it('is not the one that is taken', () => {
    expect(emptyCorner(boxes, [], 'bottom-left')).toBe('bottom-right');
  });

  it('is none if all are full', () => {
    const full = [...boxes.values()].map((box) => ({ x: box.x + 1, y: box.y + 1 }));
    expect(emptyCorner(boxes, full)).toBeNull();
  });
});
