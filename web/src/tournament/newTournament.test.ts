import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { GameInfo } from '../generated/wire';
import NewTournament from './NewTournament.svelte';

const game = (id: string, minimumSeats: number, maximumSeats: number): GameInfo => ({
  ...{ id, family: 'ticket-to-ride', name: id, names: {}, rulesVersion: 1, provenance: 'verified', elements: [], options: [] },
  ...{ minimumSeats, maximumSeats },
});

const form = (...games: GameInfo[]): string => render(NewTournament, { props: { games, files: [] } }).body;

/** What is chosen in a list, by its label. */
const chosen = (body: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...body.replace(/<!--.*?-->/gs, '').matchAll(/<span[^>]*>([^<]*)<\/span>\s*<select[^>]*>.*?selected[^>]*>([^<]*)</gs)].map(
      ([, label, words]) => [label!, words!],
    ),
  );

it('a new tournament is of three rounds for two at a table, by correspondence, and never without a limit', () => {
  const body = form(game('usa', 2, 5));
  expect(chosen(body)).toMatchObject({ 'Players per table': '2', Rounds: '3', Time: '2 days a turn' });
  expect(body).not.toContain('No clock');
  expect(body).toContain('The next round begins by itself');
});

it('there is nothing to choose where a game has tables of one size only', () => {
  expect(chosen(form(game('duel', 1, 2)))).not.toHaveProperty('Players per table');
  expect(chosen(form(game('trio', 3, 5)))).toMatchObject({ 'Players per table': '3', Rounds: '3' });
});
