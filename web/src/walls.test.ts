import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The walls of the browser's side: what its rooms may know of one another. */
const root = import.meta.dirname;

/** Rooms in which no game is known. */
const common = [
  ...['account', 'analysis', 'app', 'browser', 'company', 'deals', 'figures', 'here', 'lobby', 'map', 'net', 'page', 'past'],
  ...['people', 'reminders', 'replay', 'setup', 'show', 'statistics', 'table', 'talk', 'texts', 'theme', 'tips', 'tournament'],
  ...['ui', 'words'],
];

/** The rooms from the ground up: what is in one knows of those before it. Tests look wherever they want. */
const storeys = [
  ...['generated', 'browser', 'texts', 'theme', 'ui', 'map'],
  ...['net', 'page', 'words', 'reminders', 'account', 'talk', 'show', 'deals', 'table', 'company', 'lobby', 'tips'],
  ...['games', 'replay', 'here'],
  ...['figures', 'analysis', 'people', 'past', 'statistics', 'setup', 'tournament', 'app'],
];

/** The one file of the common rooms that opens the door to the games, and the door. */
const door = { from: 'table/families.ts', to: 'games/registry.ts' };

/** Words that belong to one game or family. */
const particular = new Set(
  [
    'ttr ticket tickets train trains wagon railway locomotive route routes city cities tram trams subway bus ferry',
    'tunnel tunnels station stations market claim claims claimed flag flags usa europe berlin paris',
    'vehicle vehicles pennant pennants',
    'fq quarter quarters orleans mayor tourist tourism umbrella umbrellas parade musician courtyard riverwalk',
  ].flatMap((line) => line.split(' ')),
);

/** Where such a word is meant otherwise, and why. */
const allowed: readonly { readonly file: string; readonly words: readonly string[]; readonly why: string }[] = [
  { file: 'ui/Hero.svelte', words: ['train'], why: 'The house is a platform: its own poster has a train on it.' },
  { file: 'ui/Waiting.svelte', words: ['train'], why: 'And so has what is seen while one waits.' },
  {
    file: 'ui/icons.ts',
    words: ['wagon', 'ticket', 'tram', 'subway', 'bus', 'station', 'flag'],
    why: 'Line drawings are one set, by one hand, whoever uses them.',
  },
];

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

const text = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What a file imports or passes on, types and what is loaded later included: files of this folder. */
function imports(file: string): string[] {
  const named = text(file).matchAll(/(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*'(\.[^']+)'|import\(?\s*'(\.[^']+)'/g);
  return [...named].flatMap(([, from, loaded]) => resolved(file, from ?? loaded ?? ''));
}

/** The file that an import means; nothing for those that hold no code. */
function resolved(importer: string, name: string): string[] {
  const path = join(root, dirname(importer), name);
  const found = [path, `${path}.ts`, join(path, 'index.ts')].find((one) => existsSync(one) && statSync(one).isFile());
  if (found === undefined) throw new Error(`${importer} imports ${name}, which isn’t there`);
  return /\.(ts|svelte)$/.test(found) ? [relative(root, found).replaceAll('\\', '/')] : [];
}

const graph = new Map(files.map((file) => [file, imports(file)]));

/** Every way on which one comes back to where one was, found by going as deep as possible. */
function circles(ways: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  function visit(file: string, path: readonly string[]): void {
    const seen = path.indexOf(file);
    if (seen >= 0) found.push([...path.slice(seen), file]);
    if (seen >= 0 || done.has(file)) return;
    for (const next of ways.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  }
  for (const file of ways.keys()) visit(file, []);
  return found;
}

/** The words of a text in lower case, those of names such as `routeName` one by one. */
function words(line: string): string[] {
  return line.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(/[^a-z]+/);
}

const roomOf = (file: string): string => file.split('/')[0]!;
const isCommon = (file: string): boolean => common.includes(roomOf(file));
const code = files.filter((file) => !file.endsWith('.test.ts'));

describe('imports', () => {
  it('are found', () => {
    expect(graph.get('table/families.ts')).toContain('games/registry.ts');
    expect(graph.get('games/ticket-to-ride/family.ts')).toContain('games/ticket-to-ride/client.ts');
    expect(graph.get('app/App.svelte')).toContain('page/router.svelte.ts');
    expect([...graph.values()].flat().length).toBeGreaterThan(500);
  });

  it('do not go round in circles', () => {
    expect(circles(new Map([['a', ['b']], ['b', ['c', 'd']], ['c', ['a']], ['d', []]]))).toEqual([['a', 'b', 'c', 'a']]);
    expect(circles(graph)).toEqual([]);
  });

  it('lead downward from room to room', () => {
    const rooms = new Set(files.filter((file) => file.includes('/')).map(roomOf));
    expect([...rooms].sort()).toEqual([...storeys].sort());
    const upward = code
      .filter((file) => file.includes('/') && file !== door.from)
      .flatMap((file) => graph.get(file)!.map((to) => ({ from: file, to })))
      .filter(({ from, to }) => storeys.indexOf(roomOf(to)) > storeys.indexOf(roomOf(from)));
    expect(upward).toEqual([]);
  });

  it('lead from the common rooms to the games through one door', () => {
    const crossings = code
      .filter((file) => !file.startsWith('games/'))
      .flatMap((file) => graph.get(file)!.filter((to) => to.startsWith('games/')).map((to) => ({ from: file, to })));
    expect(crossings).toEqual([door]);
  });

  it('do not lead from one game to another', () => {
    const game = (file: string): string => file.split('/')[1]!;
    const crossings = files
      .filter((file) => file.startsWith('games/') && file !== door.to)
      .flatMap((file) => graph.get(file)!.filter((to) => to.startsWith('games/') && game(to) !== game(file)));
    expect(crossings).toEqual([]);
  });
});

/** Style sheets of their own. */
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => name.replaceAll('\\', '/'));

describe('the common rooms', () => {
  const told = [...code, ...sheets].filter(isCommon).flatMap((file) => {
    const spoken = new Set(text(file).split('\n').flatMap(words).filter((word) => particular.has(word)));
    return [...spoken].map((word) => `${file}: ${word}`);
  });
  const excused = allowed.flatMap(({ file, words: some }) => some.map((word) => `${file}: ${word}`));

  it('speak of no game in particular', () => {
    expect(words('const routeName = t(`fq.map`)')).toEqual(['const', 'route', 'name', 't', 'fq', 'map', '']);
    expect(told.filter((one) => !excused.includes(one))).toEqual([]);
  });

  it('are excused for nothing that they don’t say', () => {
    expect(excused.filter((one) => !told.includes(one))).toEqual([]);
  });
});
