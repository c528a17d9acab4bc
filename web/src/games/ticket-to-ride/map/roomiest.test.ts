import { describe, expect, it } from 'vitest';
import { roomiest } from './roomiest';

const center = { x: 0, y: 0 };

describe('the roomiest place beside a city', () => {
  it('is away from what stands in the way', () => {
    const place = roomiest(center, [10], 5, [{ x: 10, y: 0 }]);
    expect(place?.x).toBeCloseTo(-10);
    expect(place?.y).toBeCloseTo(0);
  });

  it('is farther off if all around is full', () => {
    const ring = Array.from({ length: 36 }, (_, number) => ({
      x: 10 * Math.cos((number * Math.PI) / 18),
      y: 10 * Math.sin((number * Math.PI) / 18),
    }));
    const place = roomiest(center, [10, 20], 5, ring)!;
    expect(Math.hypot(place.x, place.y)).toBeCloseTo(20);
    expect(roomiest(center, [10], 5, ring)).toBeNull();
  });
});
