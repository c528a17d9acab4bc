import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whileSeen } from './whileSeen';

class Page extends EventTarget {
  visibilityState = 'visible';

  turn(visibility: string): void {
    this.visibilityState = visibility;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('what is looked for again while the page is seen', () => {
  const page = new Page();
  const done: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => done.push(resolve)));
  let end = (): void => {};

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    page.visibilityState = 'visible';
    done.length = 0;
    work.mockClear();
    end = whileSeen(1_000, work);
  });

  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function answer(): Promise<void> {
    done.splice(0).forEach((resolve) => resolve());
    await vi.advanceTimersByTimeAsync(0);
  }

  it('comes at intervals, and only once the last answer is there', async () => {
    await vi.advanceTimersByTimeAsync(3_500);
    expect(work).toHaveBeenCalledTimes(1);

    await answer();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('rests while the page is hidden, and comes at once when it is seen again', async () => {
    page.turn('hidden');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).not.toHaveBeenCalled();

    page.turn('visible');
    expect(work).toHaveBeenCalledTimes(1);
    await answer();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('ends with the page', async () => {
    end();
    page.turn('visible');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).not.toHaveBeenCalled();
  });
});
