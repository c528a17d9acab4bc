import { afterEach, expect, it, vi } from 'vitest';
import { Newcomer } from './newcomer';

const asked: string[] = [];
let number = 0;

vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
  const { name } = JSON.parse(String(body)) as { name: string };
  asked.push(`${method} ${path} ${name}`);
  return new Response(JSON.stringify(method === 'POST' ? { number: ++number, name } : { name }));
});

afterEach(() => {
  asked.length = 0;
});

it('makes somebody new once, though they couldn’t be seated, and renames them if another name is said', async () => {
  const newcomer = new Newcomer();
  await newcomer.named('Lusi');
  expect(await newcomer.named('Lusi')).toEqual({ number: 1, name: 'Lusi' });
  expect(await newcomer.named('Luis')).toEqual({ number: 1, name: 'Luis' });
  expect(asked).toEqual(['POST /api/companions Lusi', 'PUT /api/me?as=1 Luis']);

  newcomer.seated(7);
  expect((await newcomer.named('Luis')).number).toBe(1);
  newcomer.seated(1);
  expect(await newcomer.named('Eva')).toEqual({ number: 2, name: 'Eva' });
});
