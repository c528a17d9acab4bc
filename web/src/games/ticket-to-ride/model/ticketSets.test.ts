import { describe, expect, it } from 'vitest';
import { sampleBoard, sampleSet as set } from './sampleBoard';
import { boardInPlay, chosenSet, reconstructed, setInWords } from './ticketSets';

const board = { ...sampleBoard().board, ticketSets: [set] };

describe('a board that is played with a set of tickets', () => {
  it('has the tickets of the set and its bonuses', () => {
    const inPlay = boardInPlay(board, { tickets: 'mega' });

    expect(inPlay.tickets).toEqual(set.tickets);
    expect(inPlay.longestPathPoints).toBe(0);
    expect(inPlay.mostTicketsPoints).toBe(15);
    expect(inPlay.drawKeep).toBe(1);
    expect(inPlay.routes).toBe(board.routes);
  });

  it('is the board itself with the tickets of its box', () => {
    expect(boardInPlay(board, { tickets: 'base' })).toBe(board);
    expect(boardInPlay(board, {})).toBe(board);
    expect(chosenSet(board, { tickets: 'base' })).toBeNull();
  });

  it('tells what the set changes', () => {
    expect(setInWords(board, { tickets: 'mega' })).toBe(
      '1 ticket. You are dealt 5 and keep at least 3; later you draw 4. ' +
        'Completing the most tickets is worth 15 points. The longest path scores nothing, but still breaks ties.',
    );
    expect(setInWords({ ...board, longestPathBreaksTies: false }, { tickets: 'mega' })).toMatch(/path scores nothing\.$/);
    expect(setInWords(board, { tickets: 'base' })).toBeNull();
  });

  it('says that its tickets are reconstructed though the board was compared with its box', () => {
    const verified = { ...board, provenance: 'verified' };

    expect(reconstructed(boardInPlay(verified, { tickets: 'mega' }))?.title).toBe('Tickets reconstructed');
    expect(reconstructed(boardInPlay(verified, { tickets: 'base' }))).toBeNull();
  });

  it('says of a board that is reconstructed itself just that, whatever its tickets', () => {
    expect(reconstructed(boardInPlay(board, { tickets: 'mega' }))?.title).toBe('Board data reconstructed');
    expect(reconstructed(boardInPlay(board, {}))?.title).toBe('Board data reconstructed');
  });

  it('says nothing of a set that was compared with its box', () => {
    const sets = [{ ...set, provenance: 'verified' }];
    const inPlay = boardInPlay({ ...board, provenance: 'verified', ticketSets: sets }, { tickets: 'mega' });

    expect(reconstructed(inPlay)).toBeNull();
  });
});
