import { expect, it } from 'vitest';
import { entrance } from './entrance';

/** A panel that has some things, each found by its selector. */
function panel(...things: readonly string[]): ParentNode {
  return { querySelector: (selector: string) => things.find((thing) => thing === selector) ?? null } as unknown as ParentNode;
}

it('whoever has keys is led to where one writes, on a phone to a button', () => {
  expect(entrance(panel('button', 'form input'), true)).toBe('form input');
  expect(entrance(panel('button', 'form input'), false)).toBe('button');
});

it('whoever only listens is led into the panel, too', () => {
  expect(entrance(panel('button'), true)).toBe('button');
});
