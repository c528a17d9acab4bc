import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from './limits';

const root = join(import.meta.dirname, '../..');

/** What is asked of a screen, or of a part of it, in the style sheets: `width < 760px`, and where. */
const asked = ['src', 'test-games'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|svelte)$/.test(file))
    .flatMap((file) => questions(readFileSync(join(root, folder, file), 'utf8')).map((one) => ({ ...one, file }))),
);

interface Question {
  readonly of: 'media' | 'container';
  readonly text: string;
}

/** What the rules of a source ask about sizes. */
function questions(source: string): Question[] {
  return [...source.matchAll(/@(media|container)\b([^{;]*)\{/g)].flatMap(([, of, conditions]) =>
    [...conditions!.matchAll(/\(([^()]*\b(?:width|height|aspect-ratio)\b[^()]*)\)/g)].map(([, text]) => ({
      of: of as Question['of'],
      text: text!,
    })),
  );
}

const spelling = /^(width|height|aspect-ratio) (<|<=|>|>=) (\d+px|\d+(?:\.\d+)?r?em|\d+ \/ \d+)$/;

/** Of a size, and of a limit to it, what is on this side of it and what isn't. */
const other: Readonly<Record<string, string>> = { '<': '>=', '>=': '<', '<=': '>', '>': '<=' };

/** Whether a limit is one of those that programs know, or within a few pixels of it. */
function near(text: string, named: number): boolean {
  const [, , , limit = ''] = spelling.exec(text) ?? [];
  return limit.endsWith('px') && Math.abs(parseInt(limit, 10) - named) < 5;
}

describe('limits in style sheets', () => {
  it('are found', () => {
    const source = '@media screen and (width < 760px), (max-height:9px) { a { width: 3px } } @media (hover: hover) {}';
    expect(questions(source).map(({ text }) => text)).toEqual(['width < 760px', 'max-height:9px']);
    expect(asked.length).toBeGreaterThan(50);
  });

  it('are spelt in one way, in whole pixels or in letters', () => {
    expect(['max-width: 760px', 'width < 759.9px', 'width<760px', '400px < width'].filter((one) => spelling.test(one))).toEqual([]);
    expect(asked.filter(({ text }) => !spelling.test(text))).toEqual([]);
  });

  it('that programs know are passed on the same side', () => {
    const wrong = asked.filter(({ of, text }) => {
      if (of !== 'media') return false;
      const known = text.startsWith('width') ? [limits.wide, limits.onItsSide] : [limits.high];
      return known.some((limit) => near(text, limit) && !new RegExp(` (<|>=) ${limit}px$`).test(text));
    });
    expect(wrong).toEqual([]);
  });

  it('lie on one side only, wherever they are asked about', () => {
    const sides = new Map<string, string>();
    const wrong = asked.filter(({ of, text }) => {
      const [, side, sign, limit] = spelling.exec(text)!;
      const key = `${of} ${side} ${limit}`;
      const before = sides.get(key) ?? sign!;
      sides.set(key, before);
      return sign !== before && sign !== other[before];
    });
    expect(wrong).toEqual([]);
  });
});
