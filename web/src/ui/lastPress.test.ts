import { afterEach, expect, it } from 'vitest';
import { isTouch, lastPress, notePress } from './lastPress';

/** A click as browsers make it in which it is no event of a pointer. */
const click = { type: 'click', detail: 1 } as MouseEvent;

function down(pointerType: string): PointerEvent {
  return { type: 'pointerdown', pointerType } as PointerEvent;
}

const key = { type: 'keydown' } as KeyboardEvent;

afterEach(() => notePress(down('mouse')));

it('a click is a finger’s if a finger went down before it, whatever the click itself says', () => {
  notePress(down('touch'));
  expect(isTouch(click)).toBe(true);
  expect(isTouch({ ...click, pointerType: 'mouse' } as PointerEvent)).toBe(true);
  notePress(down('mouse'));
  expect(isTouch(click)).toBe(false);
});

it('what a key or a screen reader clicks was pointed at before', () => {
  notePress(down('touch'));
  expect(isTouch({ ...click, detail: 0 })).toBe(false);
  notePress(key);
  expect(isTouch(click)).toBe(false);
  expect(lastPress.byKeys).toBe(true);
});
