import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { GameFileInfo } from '../generated/wire';
import BoardFiles from './BoardFiles.svelte';

const file: GameFileInfo = {
  file: 'brava.json',
  game: null,
  problems: [1, 2, 3, 4].map((place) => ({ place: `routes[${place}].length`, message: `is <too> long: ${place}` })),
  problemCount: 4,
};

describe('boards that couldn’t be read', () => {
  it('are told with each problem and its place, as text and not as markup', () => {
    const { body } = render(BoardFiles, { props: { files: [file, { ...file, file: 'words.json' }] } });

    for (const told of ['brava.json', 'words.json', 'routes[1].length', 'routes[4].length', 'is &lt;too> long: 4']) {
      expect(body).toContain(told);
    }
    expect(body.match(/<li/g)?.length).toBe(8);
  });

  it('unfold only if there are more problems than are seen at once', () => {
    const few = { ...file, problems: file.problems.slice(0, 3), problemCount: 3 };

    expect(render(BoardFiles, { props: { files: [file] } }).body).toContain('<details');
    expect(render(BoardFiles, { props: { files: [few] } }).body).not.toContain('<details');
  });
});
