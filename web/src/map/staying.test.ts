import { beforeEach, describe, expect, it } from 'vitest';
import { Staying } from './staying';

const part = { x: 10, y: 20, width: 300, height: 200 };

describe('a drawing that somebody has moved', () => {
  let staying: Staying;

  beforeEach(() => {
    staying = new Staying();
    expect(staying.at(part)).toBe(true);
    staying.end();
  });

  it('isn’t moved back when the same part is told again', () => {
    expect(staying.at({ ...part })).toBe(false);
  });

  it('goes back to the same part once it had been left', () => {
    staying.leave();
    expect(staying.at({ ...part })).toBe(true);
  });

  it('goes to another part, and stays there', () => {
    expect(staying.at({ ...part, y: 21 })).toBe(true);
    expect(staying.at({ ...part, y: 21 })).toBe(true);
  });
});
