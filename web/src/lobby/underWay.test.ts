import { describe, expect, it } from 'vitest';
import { UnderWay } from './underWay';

describe('whoever waits for what is under way', () => {
  it('goes on once all of it is done, also when some of it fails', async () => {
    const underWay = new UnderWay();
    const told: string[] = [];
    const end: { first?: (done: string) => void; second?: (failure: Error) => void } = {};
    const first = underWay.track(new Promise<string>((resolve) => (end.first = resolve)));
    const second = underWay.track(new Promise((_, reject) => (end.second = reject)));
    const settled = underWay.settled().then(() => told.push('settled'));

    end.first?.('done');
    told.push(await first);
    end.second?.(new Error('failed'));
    await expect(second).rejects.toThrow('failed');
    await settled;
    expect(told).toEqual(['done', 'settled']);
  });

  it('does not wait at all when nothing is', async () => {
    const underWay = new UnderWay();
    await underWay.track(Promise.resolve());
    await expect(underWay.settled()).resolves.toBeUndefined();
  });
});
