import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreateTable } from '../generated/wire';
import { api, apiAs, HttpFailure } from './http';
import { onDoubt } from './onceMade';

/** A server whose answers get lost, or not; what it was asked. */
const server = { answers: (): Response => new Response('{"id":"table"}'), asked: [] as string[] };

const lost = (): Response => {
  throw new TypeError('network error');
};

const refusal = (code: string): Response => new Response(JSON.stringify({ code }), { status: 409 });

vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
  server.asked.push(`${path} ${(JSON.parse(body) as CreateTable).command}`);
  return new Promise((resolve) => resolve(server.answers()));
});

const wish = { game: 'ttr-usa', seats: [{ kind: 'me', bot: '' }] } as unknown as CreateTable;

const codeOf = (question: Promise<unknown>): Promise<string> =>
  question.then(
    () => 'made',
    (failure: unknown) => (failure instanceof HttpFailure ? failure.problem.code : String(failure)),
  );

beforeEach(async () => {
  server.answers = () => new Response('{"id":"table"}');
  await api.createTable({ ...wish, game: 'another' });
  server.asked = [];
});

/** How many different things were asked for. */
const wishes = (): number => new Set(server.asked).size;

describe('a table whose answer is lost', () => {
  it('is the same however often it is wished for, until somebody says that it is there', async () => {
    server.answers = lost;
    expect(await codeOf(api.createTable(wish))).toBe('unreachable');
    server.answers = () => refusal('too-many-requests');
    expect(await codeOf(api.createTable(wish))).toBe('too-many-requests');
    server.answers = () => new Response('{"id":"table"}');
    expect(await api.createTable({ ...wish })).toEqual({ id: 'table' });
    expect(wishes()).toBe(1);

    await api.createTable(wish);
    expect(wishes()).toBe(2);
  });

  it('is another one if something else is wished, or by somebody else', async () => {
    server.answers = lost;
    await codeOf(api.createTable(wish));
    await codeOf(api.createTable({ ...wish, game: 'ttr-europe' }));
    await codeOf(apiAs(1).createTable(wish));
    await codeOf(api.branch('a', { ply: 1, seat: 0, level: '' }));
    await codeOf(api.branch('b', { ply: 1, seat: 0, level: '' }));
    expect(wishes()).toBe(5);
    await codeOf(api.branch('a', { ply: 1, seat: 0, level: '' }));
    expect(wishes()).toBe(5);
  });

  it('isn’t wished for by a command that belongs to another one', async () => {
    server.answers = () => refusal('command-reused');
    await codeOf(api.createTable(wish));
    await codeOf(api.createTable(wish));
    expect(wishes()).toBe(2);
  });

  it('is looked for at once where tables are shown', async () => {
    const looks = vi.fn();
    const end = onDoubt(looks);
    server.answers = () => refusal('bad-seats');
    await codeOf(api.createTable(wish));
    expect(looks).not.toHaveBeenCalled();
    server.answers = lost;
    await codeOf(api.createTable(wish));
    expect(looks).toHaveBeenCalledOnce();

    end();
    await codeOf(api.createTable(wish));
    expect(looks).toHaveBeenCalledOnce();
  });
});
