import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import ZoomButtons from './ZoomButtons.svelte';

it('however little room there is, whoever plays with a keyboard finds all of them', () => {
  const nothing = (): void => {};
  const props = { beside: false, row: true, few: true, right: 0, bottom: 0, zoomIn: nothing, zoomOut: nothing, whole: nothing };
  const names = [...render(ZoomButtons, { props }).body.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Zoom in', 'Zoom out', 'Whole map']);
});
