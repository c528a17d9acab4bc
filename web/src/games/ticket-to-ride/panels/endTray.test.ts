import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { ScoreSheet, TtrEvent, TtrView } from '../../../generated/wire';
import type { TableSession } from '../../../table/session.svelte';
import { EndShow } from '../endShow.svelte';
import { sampleBoard } from '../model/sampleBoard';
import { Play } from '../play.svelte';
import EndTray from './EndTray.svelte';

/** What is told while the longest path is counted, which is of 2 spaces and brings Ana some points. */
function told(points: number): string {
  const line = { seat: 0, rule: 'ttr.end.longest-path', points, subjects: ['middle--east'], achieved: true };
  const sheet = { lines: [line], totals: [points], ranks: [1] } as unknown as ScoreSheet;
  const view = { observer: 0, tickets: [], offered: [], owners: {} } as unknown as TtrView;
  const seats = [{ seat: 0, kind: 'person', name: 'Ana', bot: '' }];
  const session = { position: { view, offers: [] }, view, table: { seats, you: 1 } };
  const play = new Play(session as unknown as TableSession<TtrView, TtrEvent>, sampleBoard());
  const { body } = render(EndTray, { props: { play, show: new EndShow(sheet, play), again: () => {} } });
  return body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('the longest path at the end', () => {
  it('is told with its points', () => {
    expect(told(10)).toContain('Longest path +10 Ana: 2 spaces in a row.');
  });

  it('is told to break a tie where it brings nothing', () => {
    expect(told(0)).toContain('Longest path Ana: 2 spaces in a row, which breaks a tie.');
  });
});
