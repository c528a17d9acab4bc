import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import AboutBoard from './AboutBoard.svelte';
import { sampleBoard, sampleSet } from './model/sampleBoard';
import { boardInPlay } from './model/ticketSets';

const board = { ...sampleBoard().board, provenance: 'verified', source: 'The box.', ticketSets: [sampleSet] };

const told = (tickets: string, file: string | null): string =>
  render(AboutBoard, { props: { board: boardInPlay(board, { tickets }), file } }).body;

describe('where a board is chosen', () => {
  it('tells that the tickets of a set are reconstructed', () => {
    expect(told('mega', null)).toContain('Tickets reconstructed');
    expect(told('base', null)).not.toContain('reconstructed');
  });

  it('quotes for a board of one’s own where it comes from, and where its set does', () => {
    expect(told('base', 'mine.json')).toContain('The box.');
    expect(told('base', 'mine.json')).not.toContain('Public sources.');
    expect(told('mega', 'mine.json')).toContain('The box.');
    expect(told('mega', 'mine.json')).toContain('Public sources.');
  });
});
