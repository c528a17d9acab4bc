import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Away from './Away.svelte';
import ConnectionNotice from './ConnectionNotice.svelte';
import type { GameClient } from './gameClient';
import type { TableSession } from './session.svelte';

/** Readers aloud say what comes into such a region dependably only if it was there before. */
const region = /role="status"/;

it('are there before there is anything to say', () => {
  const session = { connection: 'open', pending: null, table: {}, missed: [], log: [] } as unknown as TableSession;
  const client = {} as GameClient;
  const notice = render(ConnectionNotice, { props: { session } }).body;
  const away = render(Away, { props: { session, client, board: {} } }).body;
  expect(notice).toMatch(region);
  expect(away).toMatch(region);
  expect(away).not.toContain('<section');
});
