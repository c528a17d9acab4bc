import { describe, expect, it } from 'vitest';
import type { ImportedFile } from '../generated/wire';
import { choices, concerns, counted, decided, isOfBots, isReadable, said, unclear, waiting, type Brought } from './bringing';

function found(outcome: ImportedFile['outcome'], ...names: string[]): ImportedFile {
  const seats = names.map((name, seat) => (name.startsWith('bot:') ? { seat, name: '', bot: name } : { seat, name, bot: '' }));
  return { file: 'game.txt', outcome, game: 'ttr-usa', table: null, seats, problem: null, message: '' };
}

const file = (...results: ImportedFile[]): Brought => ({ file: new File([], 'games.zip'), results });

describe('a file that was chosen', () => {
  it('can be read, or has gone since', async () => {
    expect(await isReadable(new Blob(['anden-replay 1']))).toBe(true);
    const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) };
    expect(await isReadable(gone as unknown as Blob)).toBe(false);
  });
});

describe('who somebody was in games that they bring along', () => {
  it('is offered by name, the one of most games first, and no bot', () => {
    const archive = file(found('whose', 'Ana', 'Bea'), found('imported'), found('whose', 'bot:local', 'Bea', 'Cleo'));
    expect(choices([archive])).toEqual([
      { kind: 'name', name: 'Bea', games: 2 },
      { kind: 'name', name: 'Ana', games: 1 },
      { kind: 'name', name: 'Cleo', games: 1 },
    ]);
  });

  it('is offered by the place at the table where a file of its own has no name for it', () => {
    const single = file(found('whose', 'Ana', 'Ana', ''));
    const offered = choices([single]);
    expect(offered.map((choice) => said(choice).toString())).toEqual(['seat=0', 'seat=1', 'seat=2']);
    expect(choices([file(found('whose', '', ''), found('known'))])).toEqual([]);
    expect(unclear([file(found('whose', '', ''), found('known'))])).toHaveLength(1);
  });

  it('is not asked where only bots played', () => {
    const bots = found('whose', 'bot:local', 'bot:guide');
    const brought = [file(bots), file(found('whose', 'Ana', 'bot:local'), bots)];
    expect(waiting(brought)).toHaveLength(1);
    expect(unclear(brought)).toEqual([]);
    expect([bots, found('whose', 'Ana', 'bot:local'), found('refused')].map(isOfBots)).toEqual([true, false, false]);
  });

  it('sends only those files again that it decides something of', () => {
    const one = file(found('whose', 'Ana', 'Bea'));
    const other = file(found('whose', 'Cleo', 'Dora'));
    const ana = choices([one, other]).find((choice) => choice.kind === 'name' && choice.name === 'Ana')!;
    expect([one, other].map((brought) => concerns(ana, brought))).toEqual([true, false]);
    expect(said(ana).toString()).toBe('player=Ana');
  });

  it('changes nothing of what was decided before', () => {
    const before = file(found('imported'), found('whose', 'Ana', 'Bea'), found('refused'));
    const after = decided(before, [found('known'), found('imported'), found('refused')]);
    expect(after.results.map(({ outcome }) => outcome)).toEqual(['imported', 'imported', 'refused']);
    expect(counted([after], 'imported')).toBe(2);
  });
});
