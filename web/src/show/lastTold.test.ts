import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import LastTold from './LastTold.svelte';
import type { Lately, News } from './lately';

const news = (words: string, seat: number): News => ({ words, logged: { at: 0, event: { type: 'drawn', seat } as News['logged']['event'] } });
const two = [news('Blas draws from the deck.', 1), news('Carla claims Paris–Dieppe.', 2)];

function shown(lately: Partial<Lately>): string {
  const all: Lately = { news: two, others: true, place: () => null, read: () => {}, ...lately };
  return render(LastTold, { props: { lately: all } }).body.replace(/<!--.*?-->/g, '');
}

it('the newest of what others did is told while a game goes on, and how much there was before', () => {
  const body = shown({});
  expect(body).toContain('Carla claims Paris–Dieppe.');
  expect(body).toContain('--seat: var(--stripe-2)');
  expect(body).toContain('+1');
  expect(body).not.toContain('Blas');
});

it('a press leads to where it happened, or to the log; where there is neither there is nothing to press', () => {
  expect(shown({ place: () => () => {} })).toContain('title="Show on the map"');
  expect(shown({})).toContain('title="Open the log"');
  expect(shown({ read: null })).not.toContain('<button');
});

it('keeps its place before anything has happened, but not where nobody else plays', () => {
  expect(shown({ news: [] })).toContain('data-told');
  expect(shown({ news: [], others: false })).not.toContain('data-told');
});

it('is told aloud elsewhere: it is no region that readers aloud listen to', () => {
  expect(shown({})).not.toMatch(/role=|aria-live/);
});
