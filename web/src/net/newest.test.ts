import { expect, it } from 'vitest';
import { Newest } from './newest';

it('takes each answer that comes in order', () => {
  const looks = new Newest();
  const [first, second] = [looks.begin(), looks.begin()];
  expect([first(), second()]).toEqual([true, true]);
});

it('takes no answer after that to a later question', () => {
  const looks = new Newest();
  const [first, second, third] = [looks.begin(), looks.begin(), looks.begin()];
  expect([second(), first(), third()]).toEqual([true, false, true]);
});
