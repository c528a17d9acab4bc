import { describe, expect, it } from 'vitest';
import { titleLines } from './titleLines';

describe('the title of a poster', () => {
  it.each(['USA', 'Estados Unidos', 'French Quarter', 'Llanfairpwllgwyngyllgogerychwyrndrobwlll'])(
    'stays on one line where it can be read there, or can’t be parted: %s',
    (title) => {
      expect(titleLines(title)).toEqual([title]);
    },
  );

  it('takes two lines of about the same length if it is long', () => {
    expect(titleLines('Great Archipelago of Saint Bartholomew')).toEqual(['Great Archipelago of', 'Saint Bartholomew']);
    expect(titleLines('Ruhrgebiet und Niederrhein')).toEqual(['Ruhrgebiet und', 'Niederrhein']);
  });
});
