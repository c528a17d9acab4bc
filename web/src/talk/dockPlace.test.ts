import { describe, expect, it } from 'vitest';
import { dockPlace, logBox } from './dockPlace';

describe('what is said at a table', () => {
  it('lies over the log and nothing else where that is large enough', () => {
    const log = { left: 1_110, top: 320, right: 1_426, bottom: 740 };
    expect(dockPlace(log)).toEqual(log);
  });

  it('reaches up from a low log, and to the left from a narrow one: the cards below stay free', () => {
    expect(dockPlace({ left: 830, top: 420, right: 1_016, bottom: 570 })).toEqual({
      left: 784,
      top: 322,
      right: 1_016,
      bottom: 570,
    });
  });

  it('stays on the screen', () => {
    expect(dockPlace({ left: 4, top: 40, right: 200, bottom: 190 })).toMatchObject({ left: 8, top: 8 });
  });
});

describe('a log', () => {
  const leaf = { left: 10, top: 100, right: 400, bottom: 500 };

  it('is covered from its heading on, with the edge of its leaf', () => {
    const log = { left: 22, top: 330, right: 388, bottom: 490 };
    expect(logBox(log, { ...log, top: 300 }, leaf, 10)).toEqual({ left: 12, top: 290, right: 400, bottom: 500 });
  });

  it('that is a leaf of its own is covered as a whole', () => {
    expect(logBox(leaf, null, leaf, 10)).toEqual(leaf);
  });
});
