import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Connection } from '../net/live';
import type { TableSession } from './session.svelte';
import TakeBack from './TakeBack.svelte';

function shown(connection: Connection): string {
  const position = { takeBack: true, pause: { left: 1_000, length: 3_000 } };
  return render(TakeBack, { props: { session: { position, connection } as unknown as TableSession } }).body;
}

it('bots can be told to go on where that gets to them, and a choice be taken back at any time', () => {
  expect(shown('open')).toMatch(/data-take-back.*data-go-on/s);
  expect(shown('waiting')).toContain('data-take-back');
  expect(shown('waiting')).not.toContain('data-go-on');
});
