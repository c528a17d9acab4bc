import { beforeEach, expect, it } from 'vitest';
import { Aloud } from './aloud.svelte';
import type { Happening, LoggedOf } from './happening';

const second = { words: 'Draw your second card.', turn: false };
const turn = { words: 'Your turn: draw or claim.', turn: true };
let aloud: Aloud;
let shown: () => void;

beforeEach(() => {
  aloud = new Aloud(() => new Promise((resolve) => (shown = resolve)));
});

function logged(type: string): LoggedOf<Happening> {
  return { ply: 0, event: { type, seat: 0 } } as unknown as LoggedOf<Happening>;
}

async function onPage(): Promise<void> {
  shown();
  await Promise.resolve();
}

it('what is seen together is said together, and what comes later by itself', async () => {
  aloud.hear(logged('claimed'), false);
  aloud.hear(logged('drawn'), false);
  expect(aloud.heard.map(({ event }) => event.type)).toEqual(['claimed', 'drawn']);
  await onPage();
  aloud.hear(logged('passed'), false);
  expect(aloud.heard.map(({ event }) => event.type)).toEqual(['passed']);
});

it('a question is said once, as long as it is the same', () => {
  aloud.ask(second);
  const said = aloud.asked;
  expect(said.words).toBe(second.words);
  aloud.ask({ ...second });
  expect(aloud.asked).toBe(said);
});

it('the same question is said again in another turn, and none is left when nothing is asked', () => {
  aloud.ask(second);
  const said = aloud.asked;
  aloud.ask(null);
  expect(aloud.asked.words).toBe('');
  aloud.ask(second);
  expect(aloud.asked.words).toBe(second.words);
  expect(aloud.asked).not.toBe(said);
});

it('that a turn begins is not said twice, but whatever is asked in it is', () => {
  aloud.hear(logged('turnStarted'), true);
  aloud.ask(turn);
  expect(aloud.asked.words).toBe('');
  aloud.ask(second);
  expect(aloud.asked.words).toBe(second.words);
});

it('whoever comes to their turn without having seen it begin, or back to it, is asked', () => {
  aloud.ask(turn);
  expect(aloud.asked.words).toBe(turn.words);
  aloud.ask(second);
  aloud.ask(turn);
  expect(aloud.asked.words).toBe(turn.words);
});

it('that a choice is kept or was taken back is told until the next position, and leaves alone what was heard', () => {
  aloud.hear(logged('claimed'), false);
  const { heard } = aloud;
  aloud.stand(false, true);
  expect(aloud.early).toBeNull();
  aloud.stand(true, true);
  expect(aloud.early).toBe('kept');
  aloud.stand(true, true);
  expect(aloud.early).toBeNull();
  aloud.stand(false, true);
  expect(aloud.early).toBe('givenBack');
  aloud.stand(false, true);
  expect([aloud.early, aloud.heard]).toEqual([null, heard]);
});

it('a choice that was kept and is carried out wasn’t taken back', () => {
  aloud.stand(false, true);
  aloud.stand(true, true);
  aloud.stand(false, false);
  expect(aloud.early).toBeNull();
});

it('a choice that was kept before somebody came is no news', () => {
  aloud.stand(true, true);
  expect(aloud.early).toBeNull();
});

it('what is chosen but not done yet is said, and again when it is chosen anew', () => {
  aloud.choose('Press Enter to claim.');
  const said = aloud.chosen;
  expect(said.words).toBe('Press Enter to claim.');
  aloud.choose('Press Enter to claim.');
  expect(aloud.chosen).toBe(said);
  aloud.choose('');
  expect(aloud.chosen.words).toBe('');
  aloud.choose('Press Enter to claim.');
  expect(aloud.chosen.words).toBe(said.words);
});
