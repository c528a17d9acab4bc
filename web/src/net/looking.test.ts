import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Looking } from './looking';

const minute = 60_000;

/** A page, and what happens to it. */
class Page extends EventTarget {
  hidden = false;

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('a page', () => {
  let page: Page;
  let device: EventTarget;
  let told: boolean[];
  let looking: Looking;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new Page();
    device = new EventTarget();
    told = [];
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
    vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
    looking = new Looking(() => told.push(looking.now));
    looking.start();
    return () => {
      looking.stop();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('is looked at as long as somebody touches it now and then', () => {
    for (let touch = 0; touch < 5; touch++) {
      vi.advanceTimersByTime(4 * minute);
      device.dispatchEvent(new Event('pointermove'));
    }
    expect([looking.now, told]).toEqual([true, []]);
  });

  it('is forgotten when nobody has touched it for five minutes, until somebody does', () => {
    vi.advanceTimersByTime(5 * minute);
    expect(told).toEqual([false]);
    vi.advanceTimersByTime(60 * minute);
    device.dispatchEvent(new Event('keydown'));

    expect(told).toEqual([false, true]);
  });

  it('is neither forgotten sooner nor later because somebody sets the device’s clock', () => {
    vi.setSystemTime(Date.now() + 60 * minute);
    vi.advanceTimersByTime(4 * minute);
    page.hide(true);
    vi.setSystemTime(Date.now() - 120 * minute);
    vi.advanceTimersByTime(2 * minute);
    expect(told).toEqual([false]);
    page.hide(false);
    vi.setSystemTime(Date.now() - 120 * minute);
    vi.advanceTimersByTime(5 * minute);
    expect(told).toEqual([false, true, false]);
  });

  it('is forgotten when it has been hidden for two minutes, until it is shown', () => {
    vi.advanceTimersByTime(4 * minute);
    page.hide(true);
    vi.advanceTimersByTime(1.9 * minute);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(0.2 * minute);
    expect(told).toEqual([false]);
    page.hide(false);

    expect(told).toEqual([false, true]);
  });

  it('says nothing after it was left', () => {
    looking.stop();
    vi.advanceTimersByTime(60 * minute);

    expect(told).toEqual([]);
  });
});
