import { describe, expect, it } from 'vitest';
import type { ServerMessage, TableInfo } from '../generated/wire';
import type { LiveListener } from '../net/live';
import type { Command } from '../net/outbox';
import { HereFailure, HereLink, type Playing } from './hereLink';
import type { FromWorker, SetUp, ToWorker } from './messages';

const setUp: SetUp = { id: 'a', game: 'g', options: {}, seed: '0'.repeat(64), seats: [{ kind: 'me', name: 'Ana' }] };
const choice: Command = { type: 'act', command: 'c', version: 1, action: 'deck' };
const accepted: ServerMessage = { type: 'accepted', command: 'c', version: 2 };
const pong: ServerMessage = { type: 'pong' };

function welcome(status: TableInfo['status'] = 'playing'): ServerMessage {
  return { type: 'welcome', table: { id: 'a', status } as TableInfo, position: null, log: [] };
}

/** A worker that answers when the test says so. */
class Worker implements Playing {
  onmessage: Playing['onmessage'] = null;
  onerror: Playing['onerror'] = null;
  readonly told: ToWorker[] = [];
  ended = false;

  postMessage(told: ToWorker): void {
    this.told.push(told);
  }

  terminate(): void {
    this.ended = true;
  }

  tells(data: FromWorker): void {
    this.onmessage!({ data });
  }

  says(...messages: ServerMessage[]): void {
    this.tells({ type: 'messages', messages });
  }
}

function begun() {
  const worker = new Worker();
  const kept: [string, boolean][] = [];
  const failures: string[] = [];
  const table = new HereLink(worker, {
    changed: (log, over) => kept.push([log, over]),
    failed: ({ message }) => failures.push(message),
  });
  const heard: string[] = [];
  const hearing: LiveListener = {
    message: ({ type }) => heard.push(type),
    connection: (state) => heard.push(state),
    version: () => -1,
    undoPause: () => null,
  };
  table.heardBy(hearing);
  return { worker, kept, failures, table, heard, hearing };
}

describe('a table on this device', () => {
  it('begins, or goes on with what was kept', async () => {
    const fresh = begun();
    const table = fresh.table.begin(setUp, null);
    fresh.worker.says(welcome());
    expect((await table).status).toBe('playing');
    const old = begun();
    void old.table.begin(setUp, 'log');

    expect([fresh.worker.told, old.worker.told]).toEqual([[{ type: 'begin', setUp }], [{ type: 'resume', setUp, log: 'log' }]]);
  });

  it('tells whoever comes to hear it what was told before', () => {
    const { worker, table, heard } = begun();
    void table.begin(setUp, null);
    worker.says(welcome());
    expect(heard).toEqual([]);

    table.open();
    worker.says(pong);

    expect(heard).toEqual(['open', 'welcome', 'pong']);
  });

  it('sends a choice once', () => {
    const { worker, table, heard } = begun();
    table.open();
    table.carryOut(choice);
    worker.says(accepted);

    expect(worker.told.filter(({ type }) => type === 'message')).toEqual([{ type: 'message', message: choice }]);
    expect(heard).toEqual(['open', 'accepted']);
  });

  it('has each change kept, and knows the end', () => {
    const { worker, table, kept } = begun();
    table.open();
    worker.says(welcome());
    worker.tells({ type: 'log', log: '1' });
    worker.says(welcome('over'));
    worker.tells({ type: 'log', log: '2' });

    expect(kept).toEqual([['1', false], ['2', true]]);
  });

  it('tells bots how long a choice can be undone, also when another time is chosen', () => {
    const { worker, table, hearing } = begun();
    table.open();
    table.heardBy({ ...hearing, undoPause: () => 0 });
    table.callAnew();

    expect(worker.told).toEqual([{ type: 'pause', milliseconds: 3_000 }, { type: 'pause', milliseconds: 0 }]);
  });

  it('ends with the page', () => {
    const { worker, table, heard } = begun();
    table.open();
    table.close();

    expect([worker.ended, heard]).toEqual([true, ['open', 'closed']]);
  });

  it('that is left writes down what was chosen last before it ends', () => {
    const { worker, table, kept, heard } = begun();
    table.open();
    table.carryOut(choice);
    table.close();
    expect(worker.ended).toBe(false);

    worker.says(accepted);
    worker.tells({ type: 'log', log: '1' });
    worker.says(pong);

    expect([worker.ended, kept, heard]).toEqual([true, [['1', false]], ['open', 'closed']]);
  });

  it('that is left still tells what is wrong with that', () => {
    const { worker, table } = begun();
    const late: string[] = [];
    table.open();
    table.carryOut(choice);
    table.close(({ code }) => late.push(code));
    worker.says({ type: 'problem', command: 'c', code: 'stale-version', detail: '', refusal: null }, pong);

    expect([late, worker.ended]).toEqual([['stale-version'], true]);
  });

  it('answers what it is asked, each question its own', async () => {
    const { worker, table } = begun();
    const [one, other] = [table.question({ type: 'hint' }), table.question({ type: 'hint' })];
    worker.tells({ type: 'unanswered', number: 1, detail: 'It has failed.' });
    worker.tells({ type: 'answer', number: 0, answer: { version: 7 } });

    expect(await one).toEqual({ version: 7 });
    await expect(other).rejects.toEqual(new HereFailure('It has failed.', true));
    expect(worker.told).toEqual([0, 1].map((number) => ({ type: 'ask', number, question: { type: 'hint' } })));
  });

  it('leaves nobody waiting for an answer once it has ended', async () => {
    const { table } = begun();
    table.open();
    const asked = table.question({ type: 'hint' });
    table.close();

    await expect(asked).rejects.toThrow('closed');
    await expect(table.question({ type: 'hint' })).rejects.toThrow('closed');
  });

  it('doesn’t begin if its log can’t be read', async () => {
    const { worker, table, failures } = begun();
    const beginning = table.begin(setUp, 'damaged');
    worker.tells({ type: 'failed', detail: 'Line 3 is not legal.', loaded: true });

    await expect(beginning).rejects.toEqual(new HereFailure('Line 3 is not legal.', true));
    expect([failures, worker.ended]).toEqual([[], true]);
  });

  it('is as it was if only its program doesn’t come', async () => {
    const { worker, table } = begun();
    const beginning = table.begin(setUp, 'log');
    worker.onerror!({});

    await expect(beginning).rejects.toMatchObject({ loaded: false });
  });

  it('says so if it can’t go on', async () => {
    const { worker, table, failures } = begun();
    const beginning = table.begin(setUp, null);
    worker.says(welcome());
    await beginning;
    worker.tells({ type: 'failed', detail: 'A bot failed.', loaded: true });
    table.carryOut(choice);

    expect([failures, worker.told.length]).toEqual([['A bot failed.'], 1]);
  });
});
