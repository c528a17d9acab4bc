import { describe, expect, it } from 'vitest';
import { wasMoved } from './focusKeeper';

/** A list with a row, and a button in that. */
const button = {} as Node;
const row = holding(button);
const other = holding();

function holding(...held: readonly Node[]): Node {
  const node = { contains: (one: Node) => one === node || held.includes(one) } as Node;
  return node;
}

function taken(...nodes: readonly Node[]): Pick<MutationRecord, 'removedNodes'> {
  return { removedNodes: nodes as unknown as NodeList };
}

describe('what has the focus', () => {
  it('has moved when what it is in was taken from its place', () => {
    expect(wasMoved(button, [taken(other), taken(row)])).toBe(true);
    expect(wasMoved(row, [taken(row)])).toBe(true);
  });

  it('stayed where it is when others moved, or were only added', () => {
    expect(wasMoved(button, [taken(other), taken()])).toBe(false);
  });
});
