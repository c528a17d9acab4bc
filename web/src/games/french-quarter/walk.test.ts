import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Explainer } from './explain/explainer.svelte';
import type { Play } from './play.svelte';
import { Walk } from './walk';

/** Something on the page that is found by a part of a selector only. */
class Thing {
  constructor(private readonly selector: string) {}

  closest(selectors: string): Thing | null {
    return selectors.split(', ').includes(this.selector) ? this : null;
  }
}

const skip = vi.fn();
const putAway = vi.fn();
const walk = new Walk(() => null!, {} as Play, {} as Explainer, { help: () => {}, skip, putAway });

function press(on: string, repeat = false): void {
  const target = new Thing(on);
  walk.keyed({ key: 's', repeat, ctrlKey: false, metaKey: false, altKey: false, target } as unknown as KeyboardEvent);
}

beforeEach(() => {
  skip.mockClear();
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

it('letters that choose from a list, are said to the others or go into a note are no keys of the table', () => {
  press('select');
  press('[data-talk-panel]');
  press('[data-note-panel]');
  expect(skip).not.toHaveBeenCalled();
});

it('a key acts once, however long it is held', () => {
  press('button');
  press('button', true);
  expect(skip).toHaveBeenCalledOnce();
});

/** Something on the table that can be explained, as far as a walk looks at it. */
class Sight {
  readonly attributes = new Map<string, string>();
  focused = false;

  constructor(
    private readonly left: number,
    attributes: Readonly<Record<string, string>> = {},
  ) {
    for (const [name, value] of Object.entries(attributes)) this.setAttribute(name, value);
  }

  get tabIndex(): number {
    return Number(this.getAttribute('tabindex') ?? -1);
  }

  getAttribute = (name: string): string | null => this.attributes.get(name) ?? null;
  hasAttribute = (name: string): boolean => this.attributes.has(name);
  setAttribute = (name: string, value: string): unknown => this.attributes.set(name, value);
  removeAttribute = (name: string): unknown => this.attributes.delete(name);
  matches = (selector: string): boolean => selector === '[data-explain]';
  closest = (selector: string): this | null => (this.matches(selector) ? this : null);
  checkVisibility = (): boolean => true;
  getBoundingClientRect = (): object => ({ x: this.left, y: 0, width: 10, height: 10 });
  focus = (): unknown => (this.focused = true);
}

describe('while it is asked what things are', () => {
  let sights: Sight[];
  let stroll: Walk;
  const explainer = { asking: false, ask: (asking: boolean) => (explainer.asking = asking), tell: () => {} };
  const root = {
    querySelectorAll: (selector: string) =>
      selector === '[data-walk]' ? sights.filter((one) => one.hasAttribute('data-walk')) : selector === '[data-explain]' ? sights : [],
  };

  function arrow(key: string, from: Sight): boolean {
    const preventDefault = vi.fn();
    vi.stubGlobal('document', { querySelector: () => null, activeElement: from });
    stroll.keyed({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, preventDefault } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length > 0;
  }

  beforeEach(() => {
    sights = [new Sight(0, { tabindex: '-1' }), new Sight(20)];
    vi.stubGlobal('document', { querySelector: () => null, activeElement: null });
    stroll = new Walk(() => root as unknown as HTMLElement, {} as Play, explainer as unknown as Explainer, { help: () => {}, skip, putAway });
    stroll.ask(true);
  });

  it('arrows are used up, also where they lead no further', () => {
    expect(arrow('ArrowRight', sights[0]!)).toBe(true);
    expect(arrow('ArrowRight', sights[1]!)).toBe(true);
  });

  it('arrows lead to what is drawn later, too', () => {
    sights.push(new Sight(40));
    arrow('ArrowRight', sights[1]!);
    expect([sights[2]!.focused, sights[2]!.tabIndex, sights[2]!.hasAttribute('tabindex')]).toEqual([true, -1, true]);
  });

  it('only what wasn’t a stop of any key before is none afterwards', () => {
    arrow('ArrowRight', sights[0]!);
    stroll.ask(false);
    expect(sights.map((one) => one.getAttribute('tabindex'))).toEqual(['-1', null]);
  });
});

describe('whoever plays by the keyboard', () => {
  const die = { tabIndex: 0, checkVisibility: () => true, focus: vi.fn() };
  const root = { querySelectorAll: () => [die], querySelector: () => null };
  const play = { byKeys: true, asked: [] };
  const question = [{ version: 1 }, [], false];
  let stroll: Walk;

  beforeEach(() => {
    die.focus.mockClear();
    vi.stubGlobal('document', { querySelector: () => null, activeElement: null });
    const others = { help: () => {}, skip, putAway };
    stroll = new Walk(() => root as unknown as HTMLElement, play as unknown as Play, {} as Explainer, others);
    play.byKeys = true;
  });

  it('is led to each question once, as soon as it can be answered', () => {
    stroll.lead(question, false);
    expect(die.focus).not.toHaveBeenCalled();
    stroll.lead(question, true);
    expect(die.focus).toHaveBeenCalledOnce();
    stroll.lead([{ version: 2 }, [], false], true);
    expect(die.focus).toHaveBeenCalledTimes(2);
  });

  it('stays where they are when they turn to another sheet', () => {
    stroll.lead(question, true);
    stroll.lead([...question], true);
    expect(die.focus).toHaveBeenCalledOnce();
  });

  it('isn’t led to what was asked while they used a mouse', () => {
    play.byKeys = false;
    stroll.lead(question, true);
    play.byKeys = true;
    stroll.lead(question, true);
    expect(die.focus).not.toHaveBeenCalled();
  });
});
