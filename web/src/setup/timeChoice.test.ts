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
