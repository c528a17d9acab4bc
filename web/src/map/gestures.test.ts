import { beforeEach, expect, test, vi } from 'vitest';
import { Gestures } from './gestures';

/** An element of 400 by 300 pixels; `touched` is the selector of what on it is pressed. */
class Pane extends EventTarget {
  touched = '';

  closest(selectors: string): Pane | null {
    return selectors.split(', ').includes(this.touched) ? this : null;
  }

  getBoundingClientRect(): { left: number; top: number } {
    return { left: 0, top: 0 };
  }

  setPointerCapture(): void {}
}

const shown = vi.fn();
const doubled = vi.fn();
let pane: Pane;

beforeEach(() => {
  shown.mockClear();
  doubled.mockClear();
  pane = new Pane();
  new Gestures(pane as unknown as HTMLElement, {
    view: () => ({ x: 0, y: 0, width: 400, height: 300 }),
    pane: () => ({ width: 400, height: 300 }),
    show: shown,
    doubled,
  });
});

function send(type: string, clientX: number, clientY: number, pointerId = 1): void {
  const buttons = type === 'pointerup' ? 0 : 1;
  pane.dispatchEvent(Object.assign(new Event(type), { clientX, clientY, pointerId, button: 0, buttons }));
}

/** A finger is on something of the drawing for a moment. */
function tap(on: string, at = { x: 100, y: 100 }): void {
  pane.touched = on;
  send('pointerdown', at.x, at.y);
  send('pointerup', at.x, at.y);
}

/** The mouse comes along with no button down. */
function pass(clientX: number, clientY: number): void {
  const at = { clientX, clientY, pointerId: 1 };
  pane.dispatchEvent(Object.assign(new Event('pointermove'), { ...at, button: -1, buttons: 0 }));
}

/** Whether a click there comes through to what was pressed. */
function clicks(): boolean {
  const event = Object.assign(new Event('click', { cancelable: true }), { detail: 1 });
  pane.dispatchEvent(event);
  return !event.defaultPrevented;
}

function drag(pointer = 1): void {
  send('pointerdown', 100, 100, pointer);
  send('pointermove', 160, 120, pointer);
  send('pointerup', 160, 120, pointer);
}

test('a drag with the mouse is no click on what lies under its end', () => {
  drag();
  expect(shown).toHaveBeenCalled();
  expect(clicks()).toBe(false);
});

test('after a drag by touch, which no click follows, the first tap on one of its buttons is heard', () => {
  drag();
  pane.touched = '.controls';
  send('pointerdown', 390, 290, 2);
  send('pointerup', 390, 290, 2);
  expect(clicks()).toBe(true);
});

test('a finger that is laid beside one that drags does not end the drag', () => {
  send('pointerdown', 100, 100, 1);
  send('pointermove', 160, 120, 1);
  send('pointerdown', 300, 200, 2);
  send('pointerup', 300, 200, 2);
  send('pointerup', 160, 120, 1);
  expect(clicks()).toBe(false);
});

test('a mouse whose button was released outside drags nothing when it comes back', () => {
  send('pointerdown', 398, 100);
  pass(300, 100);
  pass(200, 100);
  expect(shown).not.toHaveBeenCalled();
  drag();
  expect(shown).toHaveBeenCalledOnce();
});

test('two quick taps on the background at one place are a double tap', () => {
  tap('');
  tap('', { x: 104, y: 98 });
  expect(doubled).toHaveBeenCalledExactlyOnceWith({ x: 104, y: 98 });
});

test('two quick taps at two places are none', () => {
  tap('');
  tap('', { x: 140, y: 100 });
  expect(doubled).not.toHaveBeenCalled();
});

test.each(['button', 'a', '[role="button"]'])('two quick taps on what is pressed there are no double tap: %s', (mark) => {
  tap(mark);
  tap(mark);
  expect(doubled).not.toHaveBeenCalled();
});

test('nor are they where the first one leaves nothing to press, or brings it', () => {
  tap('[role="button"]');
  tap('');
  expect(doubled).not.toHaveBeenCalled();
  tap('[role="button"]');
  expect(doubled).not.toHaveBeenCalled();
});
