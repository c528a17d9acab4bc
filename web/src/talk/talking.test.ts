import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { TableInfo, TalkLine } from '../generated/wire';
import { Talk } from './talk.svelte';
import Talking from './Talking.svelte';

const nothing = (): undefined => undefined;

it('shows what somebody has just said only where a press can open the talk', () => {
  const talk = new Talk('table', nothing, nothing, nothing);
  const line = { number: 1, seat: 1, name: 'Eva', own: false, phrase: null, text: 'Hello' } as TalkLine;
  talk.receive({ type: 'said', line });
  const table = { status: 'playing' } as TableInfo;
  const shown = (possible: boolean): string => render(Talking, { props: { talk, table, possible } }).body;
  expect(shown(true)).toContain('Hello');
  expect(shown(false)).not.toContain('Hello');
  expect(shown(false)).toContain('role="status"');
});
