import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { render } from 'svelte/server';
import Preview from '../../previews/Preview.svelte';
import { previews } from '../../previews/previews';

const folder = join(import.meta.dirname, '../../public/previews');
const boards = join(import.meta.dirname, '../../../games/ticket-to-ride/src/main/resources/dev/anden/games/tickettoride/boards');

/** Most of those who show links don't show heavier ones. */
const heaviest = 80_000;

describe('what links show', () => {
  test.each(previews)('is drawn of $file as wide, high and light as those want it who show links', ({ file }) => {
    const picture = readFileSync(join(folder, `${file}.png`));

    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(heaviest);
  });

  test('is drawn of each board that comes with the program, and of nothing that isn’t here', () => {
    const railways = readdirSync(boards)
      .filter((name) => !name.includes('schema'))
      .map((name) => `ttr-${name.replace('.json', '')}.png`);

    expect(readdirSync(folder).sort()).toEqual(['anden.png', 'french-quarter.png', ...railways].sort());
    expect(previews.map(({ file }) => `${file}.png`).sort()).toEqual(readdirSync(folder).sort());
  });

  test('has the name of the game on it, and its family’s if it has one', () => {
    const words = (file: string): string[] => {
      const { body } = render(Preview, { props: previews.find((one) => one.file === file)! });
      return [...body.matchAll(/>([^<>]*\p{L}[^<>]*)</gu)].map(([, text]) => text!.trim());
    };

    expect(words('ttr-paris')).toEqual(['Paris', 'Ticket to Ride']);
    expect(words('french-quarter')).toEqual(['French', 'Quarter']);
    expect(words('anden')).toEqual(['Andén']);
  });
});
