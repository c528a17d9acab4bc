import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import ClosedTable from './ClosedTable.svelte';

const told = (deleted: boolean): string => render(ClosedTable, { props: { deleted } }).body;

describe('what stands in for a table that has gone while somebody was there', () => {
  it('says of a game that was over that it has been deleted, not that there won’t be one', () => {
    expect(told(true)).toContain('This game has been deleted');
    expect(told(true)).toContain('href="/games"');
    expect(told(true)).not.toContain('There won’t be a game here');
  });

  it('says of an open table that it has been closed', () => {
    expect(told(false)).toContain('This table has been closed');
  });
});
