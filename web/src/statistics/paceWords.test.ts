import { expect, test } from 'vitest';
import { paceWords } from './paceWords';

test('who is faster than the axis shows is told the time at its foot', () => {
  expect(paceWords(4)).toBe(paceWords(100));
  expect(paceWords(4)).toContain('0.1');
});

test('a time is told in the greatest unit that it fills', () => {
  expect([2_300, 90_000, 5_400_000, 129_600_000].map(paceWords)).toEqual(['2.3 s', '1.5 min', '1.5 h', '1.5 d']);
});
