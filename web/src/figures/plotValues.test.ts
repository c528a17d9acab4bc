import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import PlotValues from './PlotValues.svelte';

it('the values of a picture aren’t made before somebody wants to read them', () => {
  let made = 0;
  const children = createRawSnippet(() => ({ render: () => `<tr><td>${++made}</td></tr>` }));
  const { body } = render(PlotValues, { props: { id: 'values', headings: ['Points'], children } });

  expect(body).toContain('<details id="values"');
  expect(made).toBe(0);
});
