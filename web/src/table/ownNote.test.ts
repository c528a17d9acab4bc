import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnNote as Note } from '../generated/wire';
import type { Storing } from '../browser/stored';
import { HttpFailure } from '../net/http';
import { OwnNote } from './ownNote.svelte';

/** A server that keeps one note, and may be away. */
class Server {
  note: Note = { text: '', version: 0 };
  away = false;
  /** Whether it does what is asked, and its answers don't get through. */
  deaf = false;
  writes = 0;

  readonly questions = {
    read: () => this.#answer(() => this.note),
    write: (wish: Note) =>
      this.#answer(() => {
        this.writes++;
        if (wish.version !== this.note.version) throw failure(409, 'note-changed');
        this.note = { text: wish.text, version: wish.version + 1 };
        return this.note;
      }),
  };

  #answer(answer: () => Note): Promise<Note> {
    return Promise.resolve().then(() => {
      if (this.away) throw failure(0, 'unreachable');
      const told = answer();
      if (this.deaf) throw failure(0, 'unreachable');
      return told;
    });
  }
}

const failure = (status: number, code: string) => new HttpFailure(status, { code, detail: '', facts: {} } as never);

/** What a browser keeps. */
function storing(): Storing {
  const words = new Map<string, string>();
  return {
    getItem: (key) => words.get(key) ?? null,
    setItem: (key, word) => void words.set(key, word),
    removeItem: (key) => void words.delete(key),
  };
}

describe('what one writes down of a game', () => {
  let server: Server;
  let storage: Storing;
  const page = (): OwnNote => new OwnNote('table', 0, server.questions, storage);
  const opened = async (): Promise<OwnNote> => {
    const note = page();
    await note.open();
    return note;
  };
  const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    [server, storage] = [new Server(), storing()];
  });

  afterEach(() => vi.useRealTimers());

  it('is kept once one types no more', async () => {
    const note = await opened();
    note.type('Draw');
    await passing(500);
    note.type('Draw more tickets');
    await passing(500);
    expect([server.writes, note.state]).toEqual([0, 'writing']);
    await passing(500);
    expect([server.note.text, server.writes, note.state]).toEqual(['Draw more tickets', 1, 'kept']);
  });

  it('is read again by the next page', async () => {
    server.note = { text: 'Block the north', version: 4 };
    const note = await opened();
    expect([note.text, note.state]).toEqual(['Block the north', 'kept']);
  });

  it('isn’t lost with the page, nor while the server is away', async () => {
    server.away = true;
    const first = await opened();
    first.type('Block the north');
    await passing(5_000);
    expect(first.state).toBe('waiting');
    first.close();

    const second = page();
    expect(second.text).toBe('Block the north');
    await second.open();
    server.away = false;
    await passing(60_000);
    expect([server.note.text, second.state]).toEqual(['Block the north', 'kept']);
    expect(page().text).toBe('');
  });

  it('goes at once where somebody leaves', async () => {
    const note = await opened();
    note.type('Block the north');
    note.close();
    await passing(0);
    expect(server.note.text).toBe('Block the north');
  });

  it('goes to its last word where somebody leaves while it is sent', async () => {
    const note = await opened();
    note.type('Block');
    note.hurry();
    note.type('Block the north');
    note.close();
    await passing(0);
    expect(server.note.text).toBe('Block the north');
    expect(page().text).toBe('');
  });

  it('isn’t taken for another page’s where somebody comes back at once and types on', async () => {
    const note = await opened();
    note.type('Block');
    note.close();
    const again = page();
    const known = again.open();
    again.type('Block the north');
    await known;
    expect(again.other).toBeNull();
    await passing(2_000);
    expect([server.note.text, again.other, again.state]).toEqual(['Block the north', null, 'kept']);
  });

  it('isn’t taken for another page’s where only the answer was lost', async () => {
    const note = await opened();
    note.type('Block');
    server.deaf = true;
    await passing(1_000);
    expect([server.note.text, note.state]).toEqual(['Block', 'waiting']);
    server.deaf = false;
    note.type('Block the north');
    await passing(60_000);
    expect([server.note.text, note.other, note.state]).toEqual(['Block the north', null, 'kept']);
  });

  it('goes on with what is typed while it is sent', async () => {
    const note = await opened();
    note.type('Block');
    note.hurry();
    note.type('Block the north');
    await passing(0);
    expect([server.note, note.state]).toEqual([{ text: 'Block the north', version: 2 }, 'kept']);
  });

  describe('in another page meanwhile', () => {
    let note: OwnNote;

    beforeEach(async () => {
      note = await opened();
      server.note = { text: 'Theirs', version: 1 };
      note.type('Mine');
      await passing(1_000);
    });

    it('isn’t overwritten, nor is one’s own', async () => {
      expect([server.note.text, note.text, note.other?.text]).toEqual(['Theirs', 'Mine', 'Theirs']);
      note.type('Mine, more');
      await passing(5_000);
      expect(server.note.text).toBe('Theirs');
      const later = await opened();
      expect([later.text, later.other?.text]).toEqual(['Mine, more', 'Theirs']);
    });

    it('goes if one says so', async () => {
      note.keepOwn();
      await passing(0);
      expect([server.note.text, note.other, note.state]).toEqual(['Mine', null, 'kept']);
    });

    it('stays if one says so', async () => {
      note.takeOther();
      await passing(5_000);
      expect([server.note.text, note.text, note.other]).toEqual(['Theirs', 'Theirs', null]);
      expect((await opened()).text).toBe('Theirs');
    });
  });

  it('isn’t taken for that of somebody else of the same browser', async () => {
    server.away = true;
    (await opened()).type('Mine');
    expect(new OwnNote('table', 1, server.questions, storage).text).toBe('');
    expect(new OwnNote('other', 0, server.questions, storage).text).toBe('');
    expect(page().text).toBe('Mine');
  });
});
