import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Log from './Log.svelte';

const log = Array.from({ length: 200 }, (_, number) => ({ at: 0, event: { type: `happened ${number}` } }));

function lines(whole: boolean): string[] {
  const { body } = render(Log, { props: { log, sentence: ({ event }) => event.type, whole } });
  return body.match(/happened \d+/g) ?? [];
}

describe('the log of a long game', () => {
  it('tells the last of it in a panel', () => {
    expect([lines(false).length, lines(false).at(-1)]).toEqual([120, 'happened 199']);
  });

  it('tells all of it to whoever wants to read the whole log', () => {
    expect([lines(true).length, lines(true)[0]]).toEqual([200, 'happened 0']);
  });
});
