import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { GameFileInfo } from '../generated/wire';
import BoardFiles from './BoardFiles.svelte';

const file: GameFileInfo = {
  file: 'brava.json',
  game: null,
  problems: [1, 2, 3, 4].map((place) => ({
    place: `routes[${place}].length`,
    what: { code: 'board.itself', facts: { city: `<alba> ${place}` }, parts: {} },
    message: 'told in English',
  })),
  problemCount: 4,
};

describe('boards that couldn’t be read', () => {
  it('are told with each problem and its place, as text and not as markup', () => {
    const { body } = render(BoardFiles, { props: { files: [file, { ...file, file: 'words.json' }] } });

    for (const told of ['brava.json', 'words.json', 'routes[1].length', 'routes[4].length', 'joins &lt;alba> 4 with itself']) {
      expect(body).toContain(told);
    }
    expect(body.match(/<li/g)?.length).toBe(8);
  });

  it('are told in English where there are no words for it', () => {
    const problems = [{ ...file.problems[0]!, what: { code: 'unheard-of', facts: {}, parts: {} } }];

    const { body } = render(BoardFiles, { props: { files: [{ ...file, problems, problemCount: 1 }] } });

    expect(body).toContain('<span lang="en">told in English</span>');
  });

  it('unfold only if there are more problems than are seen at once', () => {
    const few = { ...file, problems: file.problems.slice(0, 3), problemCount: 3 };

    expect(render(BoardFiles, { props: { files: [file] } }).body).toContain('<details');
    expect(render(BoardFiles, { props: { files: [few] } }).body).not.toContain('<details');
  });
});
