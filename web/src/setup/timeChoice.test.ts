import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { ownTimes, withField } from './ownTime';
import TimeChoice from './TimeChoice.svelte';

it('shows a time of one’s own that was said before, with its numbers', () => {
  const chosen = withField(ownTimes[1]!, 'turn', 36);
  const { body } = render(TimeChoice, { props: { chosen } });
  expect(body).toContain('36');
  expect(body).toMatch(/value="correspondence"[^>]*selected/);
});

it('offers what it is told to, and a time of one’s own', () => {
  const offered = [{ type: 'correspondence', turn: 172_800_000 }] as const;
  const { body } = render(TimeChoice, { props: { chosen: offered[0], offered } });
  expect(body).toMatch(/value="0"[^>]*selected[^>]*>2 days a turn/);
  expect(body).toContain('Custom time per turn…');
  expect(body).not.toContain('No clock');
});
