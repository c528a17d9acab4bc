import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import PlotPaper from './PlotPaper.svelte';

vi.stubGlobal('document', {});
vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));

it('the axis of a picture writes what is below zero as everything else does', () => {
  const mark = createRawSnippet(() => ({ render: () => '<g></g>' }));
  const props = { values: [-20, 40], smoothed: 10, labelledby: 'title', describedby: 'values', mark };
  const { body } = render(PlotPaper, { props });

  expect(body).toContain('>\u221220<');
  expect(body).not.toContain('>-20<');
});
