import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import quarterEn from '../games/french-quarter/texts/en.json';
import quarterEs from '../games/french-quarter/texts/es.json';
import trainsEn from '../games/ticket-to-ride/texts/en.json';
import trainsEs from '../games/ticket-to-ride/texts/es.json';
import { wireLimits } from '../generated/wire';
import { families } from '../table/families';
import sharedEn from './en.json';
import sharedEs from './es.json';
import { fill, placeholders, type Text } from './fill';
import { formats } from './formats';
import { complaints } from './refused';
import { anyOf, listed, moment } from './texts.svelte';

const rooms = [
  { room: 'shared', en: sharedEn, es: sharedEs },
  { room: 'ticket-to-ride', en: trainsEn, es: trainsEs },
  { room: 'french-quarter', en: quarterEn, es: quarterEs },
];
const en: Record<string, Text> = { ...sharedEn, ...trainsEn, ...quarterEn };
const es: Record<string, Text> = { ...sharedEs, ...trainsEs, ...quarterEs };
const files: Record<string, Record<string, Text>> = { en, es };
const source = join(import.meta.dirname, '..');

/** Keys that are made at run time from words of the wire, and where the words come from. */
const made = [
  /^rule\.ttr\.(setup|turn|draw|claim|ticket|set|end|europe|berlin|paris|ruling)\.[a-z\d-]+$/,
  /^rule\.fq\.[a-z]+\.[a-z\d-]+$/,
  /^refusal\.fq\.[a-z]+\.[a-z-]+(\.[a-z]+)?$/,
  /^option\.[a-z]+(\.[a-z\d-]+)?$/,
  /^fq\.(sheet|grade|hint|role)\.[a-z\d.-]+$/,
  /^refusal\.ttr\.[a-z-]+\.[a-z-]+(\.[a-z]+)?$/,
  /^fact\.[a-z]+\.[a-z]+$/,
  /^vehicle\.[a-z]+$/,
  /^decided\.ttr\.[a-z\d.-]+$/,
  /^problem\.[a-z-]+$/,
  /^level\.[a-z]+(\.about)?$/,
  /^map\.subtitle\.[a-z-]+$/,
  /^chapter\.[a-z-]+$/,
  /^(line|tally)\.(ttr|fq)\.[a-z]+\.[a-z-]+$/,
];

/** Every piece of source but the tests, in one string. */
function code(): string {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join('\n');
}

/** The keys that stand in the source as they are, and patterns for those with a word put in. */
function used(): { literal: Set<string>; patterns: RegExp[] } {
  const text = code();
  const literal = new Set([...text.matchAll(/'([a-zA-Z][\w.-]*)'/g)].map((match) => match[1]!));
  const patterns = [...text.matchAll(/\bt\(\s*`([^`]+)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  );
  return { literal, patterns };
}

/** What a text is told in besides the sentence for none, which only some have. */
function pluralForms(text: Readonly<Record<string, string>>): string[] {
  return Object.keys(text)
    .filter((form) => form !== 'none')
    .sort();
}

describe('the texts', () => {
  it.each(rooms)('have the same keys in both languages: $room', (texts) => {
    expect(Object.keys(texts.es)).toEqual(Object.keys(texts.en));
  });

  it.each(
    ['texts', 'games/ticket-to-ride/texts', 'games/french-quarter/texts'].flatMap((folder) => [
      `${folder}/en.json`,
      `${folder}/es.json`,
    ]),
  )('have each key once, since a second one would silently win: %s', (file) => {
    const keys = [...readFileSync(join(source, file), 'utf8').matchAll(/^  "([^"]+)":/gm)].map((match) => match[1]!);
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('have each key in one room only', () => {
    const keys = rooms.flatMap((texts) => Object.keys(texts.en));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('name no game where all games look', () => {
    const own = /(ttr|fq|train|ticket|route|station|tunnel|quarter|mayor|trombone|saxophone)/;
    expect(Object.keys(sharedEn).filter((key) => own.test(key))).toEqual([]);
  });

  it('have the same placeholders in both languages', () => {
    for (const key of Object.keys(en)) {
      expect([key, placeholders(files['es']![key]!)]).toEqual([key, placeholders(files['en']![key]!)]);
    }
  });

  it('have all plural forms that a language tells apart in small numbers', () => {
    for (const [language, file] of Object.entries(files)) {
      const rules = new Intl.PluralRules(language);
      const forms = [...new Set([0, 1, 2, 5, 21].map((count) => rules.select(count)))].sort();
      for (const [key, text] of Object.entries(file)) {
        if (typeof text === 'object') expect([key, pluralForms(text)]).toEqual([key, forms]);
      }
    }
  });

  it('tell the limits that there are', () => {
    const { longestLine, longestName, largestUpload, mostRounds, mostEntrants } = wireLimits;
    const told = {
      'bad-line': longestLine,
      'bad-name': longestName,
      'import-too-large': largestUpload / 1_024 ** 2,
      'bad-rounds': mostRounds,
      'tournament-full': mostEntrants,
    };
    for (const file of Object.values(files)) {
      for (const [code, limit] of Object.entries(told)) expect(file[`problem.${code}`]).toMatch(new RegExp(`\\b${limit}\\b`));
    }
  });

  it('have a sentence for none in both languages or in neither', () => {
    const withNone = (file: Record<string, Text>): string[] =>
      Object.keys(file).filter((key) => typeof file[key] === 'object' && 'none' in file[key]);
    expect(withNone(es)).toEqual(withNone(en));
    expect(withNone(en)).toContain('holiday.left');
  });

  it.each(Object.keys(files))('are written as the glossary asks: %s', (language) => {
    const told = Object.entries(files[language]!).flatMap(([key, text]) =>
      complaints(language, key, text).map((complaint) => `${key}: ${complaint}`),
    );
    expect(told).toEqual([]);
  });

  it('are all used', () => {
    const { literal, patterns } = used();
    const known = [...made, ...patterns];
    // French Quarter asks for what whoever it happened to is told by the key of what the others are told.
    const others = (key: string) => (key in quarterEn ? key.replace(/\.you$/, '') : key);
    const idle = Object.keys(en).filter((key) => !literal.has(others(key)) && !known.some((pattern) => pattern.test(key)));
    expect(idle).toEqual([]);
  });

  it('lack no key that the source asks for', () => {
    const asked = [...code().matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !(key in en))).toEqual([]);
  });

  it('tell every rule of the rules page in both languages', () => {
    const rules = families.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.rules));
    expect(rules.length).toBeGreaterThan(40);
    for (const file of Object.values(files)) {
      expect(rules.filter((rule) => !(`rule.${rule}` in file))).toEqual([]);
    }
  });
});

describe('the glossary', () => {
  it.each([
    ['en', 'route.gray', 'gray, any one colour'],
    ['en', 'rule.a', 'Who can’t map gets an umbrella.'],
    ['en', 'rule.a', 'W is no number.'],
    ['en', 'rule.a', 'Keep three, of which two at least.'],
    ['en', 'rule.a', 'Each seat has its own.'],
    ['en', 'log.givenUp.other', '{name} gives the tunnel {route} up.'],
    ['en', 'a', '{count} points'],
    ['en', 'a', 'One moment …'],
    ['en', 'a', "It doesn't"],
    ['es', 'do.claim', 'Reclamar {route}'],
    ['es', 'fq.a', 'El bono de la Second Line'],
    ['es', 'fq.a', 'Los edificios escritos'],
    ['es', 'fq.act.die', 'Tomar {value} de {card}'],
    ['es', 'a', 'Quédate al menos uno.'],
    ['es', 'a', 'Quedan {vehicles}'],
    ['es', 'a', 'De 1 a {count} cartas'],
    ['es', 'a', 'Un mapa de Paris'],
  ])('refuses what lost: %s %s %s', (language, key, text) => {
    expect(complaints(language, key, text)).toHaveLength(text.includes('bono') ? 2 : 1);
  });

  it.each([
    ['en', 'rule.a', 'There is no way on.'],
    ['en', 'rule.a', 'It is no longer your turn.'],
    ['en', 'new.seats', 'Who sits at the table?'],
    ['en', 'lobby.stand', 'One seat is still free.'],
    ['en', 'files.more', '… and one more'],
    ['en', 'a', 'Keep at least two.'],
    ['es', 'seat.a', 'Quédate con al menos uno.'],
    ['es', 'lobby.a', 'Queda un asiento libre.'],
    ['es', 'a', 'Robas {cards} del mazo'],
    ['es', 'a', 'Se usa una vez.'],
  ])('leaves the rest alone: %s %s %s', (language, key, text) => {
    expect(complaints(language, key, text)).toEqual([]);
  });
});

describe('a text', () => {
  it('has its placeholders filled in', () => {
    expect(fill('en', 'Claim {route}: {cards}', { route: 'A–B', cards: '2 red' })).toBe('Claim A–B: 2 red');
  });

  it('ends with one full stop, though a name at its end has one', () => {
    expect(fill('es', 'Empieza {name}.', { name: 'Carmen R.' })).toBe('Empieza Carmen R.');
    expect(fill('en', '{name} begins. Then {other}. Then {name}…', { name: 'Eva S.', other: 'Luis M.' })).toBe(
      'Eva S. begins. Then Luis M. Then Eva S.…',
    );
    expect(fill('en', 'Saved as {name}.txt', { name: 'a.' })).toBe('Saved as a..txt');
  });

  it('takes the plural form of its count, and writes it as the language does', () => {
    const text = { one: '{count} punto', other: '{count} puntos' };
    expect(fill('es', text, { count: 1 })).toBe('1 punto');
    expect(fill('es', text, { count: 0 })).toBe('0 puntos');
    expect(fill('es', text, { count: 12_345 })).toBe('12.345 puntos');
    expect(fill('es', { ...text, none: 'ningún punto' }, { count: 0 })).toBe('ningún punto');
    expect(fill('es', { ...text, none: 'ningún punto' }, { count: 1 })).toBe('1 punto');
  });

  it('is written in ways that are made once for a language', () => {
    expect(formats('es')).toBe(formats('es'));
    expect(formats('es').list.format(['Ana', 'Eva'])).toBe('Ana y Eva');
  });

  it('is written as in the reader’s country, as far as the browser names one that there is', () => {
    vi.stubGlobal('navigator', { languages: ['fr-CA@posix', 'fr-BE', 'it-IT@posix'] });
    expect(formats('fr').day.resolvedOptions().locale).toBe('fr-BE');
    expect(formats('it').day.resolvedOptions().locale).toBe('it');
    vi.unstubAllGlobals();
  });

  it('takes a count that came over the wire as a word', () => {
    expect(fill('en', { one: '{count} card', other: '{count} cards' }, { count: '1' })).toBe('1 card');
  });
});

describe('a moment', () => {
  const now = new Date(2026, 10, 27, 18, 5).getTime();
  const told = (...date: [year: number, month: number, day: number]): string => moment(new Date(...date, 9, 41).getTime(), now);

  it('of today is a time', () => {
    expect(told(2026, 10, 27)).toContain('41');
  });

  it('of this year is a day, and names the year only if it is another one', () => {
    expect(told(2026, 0, 8)).toMatch(/8/);
    expect(told(2026, 0, 8)).not.toMatch(/20|26/);
    expect(told(2025, 10, 27)).toMatch(/27.*2025|2025.*27/);
  });
});

describe('a list of names', () => {
  /** As a page shows it, without marks that aren't seen. */
  const marks = /[\u2068\u2069]/g;

  it('keeps its order where some are written from right to left', () => {
    const names = ['דוד', 'علي', 'Ana'];
    for (const list of [listed(names), anyOf(names)]) {
      expect(list.match(marks)).toHaveLength(4);
      expect(list).toMatch(/^\u2068דוד\u2069, \u2068علي\u2069/);
      expect(list.replaceAll(marks, '')).toMatch(/^דוד, علي,? .* Ana$/);
    }
    expect(listed(['Ana', 'Luis', 'Ñu', '王'])).not.toMatch(marks);
  });
});
