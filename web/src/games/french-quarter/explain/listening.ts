import type { Attachment } from 'svelte/attachments';
import type { Explainer } from './explainer.svelte';

/** Milliseconds that a pointer rests on something before it is told what it is, and that a finger holds it down. */
const rest = 550;
const hold = 500;

/** Pixels that a finger may tremble while it holds something down. */
const slack = 8;

/** What can be explained at a place of the page; null if there is nothing. */
function explained(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-explain]') : null;
}

/** Whether a press there chooses something, or does something else of its own. */
function acts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-lit], a, button:not([aria-disabled="true"]), summary') !== null;
}

/** Listens on an element for everything that asks what a thing within it is. A press that chooses still chooses. */
export function listening(explainer: Explainer): Attachment<HTMLElement> {
  return (root) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    /** Whether the pointer has moved since the last press: what appears under one that rests isn't pointed at. */
    let pointing = false;
    /** Whether the press that is under way was long enough to explain: it chooses nothing then. */
    let held = false;

    const wait = (milliseconds: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, milliseconds);
    };

    const pressed = (event: PointerEvent): void => {
      held = false;
      pointing = false;
      const thing = explained(event.target);
      if (!(event.target as Element).closest('.explanation')) explainer.hush();
      start = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      if (thing === null || event.button !== 0) return;
      wait(hold, () => {
        held = true;
        explainer.tell(thing, true);
      });
    };

    const moved = (event: PointerEvent): void => {
      if (event.movementX !== 0 || event.movementY !== 0) pointing = true;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > slack && event.buttons > 0) clearTimeout(timer);
    };

    const over = (event: PointerEvent): void => {
      const thing = explained(event.target);
      if (event.pointerType !== 'mouse' || event.buttons > 0 || explainer.told?.stays || thing === explainer.told?.element) return;
      explainer.leave();
      clearTimeout(timer);
      if (!pointing) return;
      if (thing !== null) wait(rest, () => explainer.tell(thing, false));
    };

    /** Before anything is chosen: what was held down, or asked for, isn't. */
    const intercepted = (event: MouseEvent): void => {
      const thing = explained(event.target);
      const asked = explainer.asking && thing !== null;
      // What is let go elsewhere ends with no click, and a key that is pressed later is no part of it.
      const long = held && event.detail > 0;
      held = false;
      if (!long && !asked) return;
      event.stopPropagation();
      event.preventDefault();
      if (asked) explainer.tell(thing, true);
    };

    const clicked = (event: MouseEvent): void => {
      // A press on the words sends them away.
      if ((event.target as Element).closest('.explanation') !== null) explainer.hush();
      const thing = explained(event.target);
      if (thing !== null && !acts(event.target)) explainer.tell(thing, true);
    };

    const focused = (event: FocusEvent): void => {
      const thing = explained(event.target);
      if (explainer.asking && thing !== null) explainer.tell(thing, true);
    };

    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => root.addEventListener(type, listener, { signal, capture });

    listen('pointerdown', pressed, true);
    listen('pointermove', moved, true);
    listen('pointerup', () => clearTimeout(timer), true);
    listen('pointercancel', () => clearTimeout(timer), true);
    listen('pointerover', over);
    listen('pointerleave', () => {
      clearTimeout(timer);
      explainer.leave();
    });
    listen('click', intercepted, true);
    listen('click', clicked);
    listen('focusin', focused);
    listen('wheel', () => explainer.hush());
    // A finger that holds something down asks what it is, not for the browser's menu.
    listen('contextmenu', (event) => {
      if (held || (event as PointerEvent).pointerType === 'touch') event.preventDefault();
    });
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  };
}
