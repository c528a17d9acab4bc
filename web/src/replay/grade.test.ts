import { expect, it } from 'vitest';
import { gradeOf, isFound } from './grade';

it('what loses little of what was lost is as good as found, and what loses most of it is hardly better', () => {
  expect([-0.02, 0, 0.05].map((loss) => gradeOf(loss, 0.2))).toEqual(['good', 'good', 'good']);
  expect([0.06, 0.15].map((loss) => gradeOf(loss, 0.2))).toEqual(['better', 'better']);
  expect([0.17, 0.2, 0.5].map((loss) => gradeOf(loss, 0.2))).toEqual(['worse', 'worse', 'worse']);
});

it('points are told apart as chances are', () => {
  expect([1, 5, 9].map((loss) => gradeOf(loss, 10))).toEqual(['good', 'better', 'worse']);
});

it('only the best and what is as good were to be found', () => {
  expect((['best', 'good', 'better', 'played', 'worse', null] as const).filter(isFound)).toEqual(['best', 'good']);
});
