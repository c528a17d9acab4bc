import { expect, test } from 'vitest';
import type { PasskeyProof } from '../generated/wire';
import { PasskeyOffer } from './passkeyOffer';

const key = { id: 'key' } as PasskeyProof;

/** A device that answers one question at a time, and only when it is told to. */
class Device {
  asked = 0;
  #answer: ((proof: PasskeyProof) => void) | null = null;

  readonly prove = (signal: AbortSignal): Promise<PasskeyProof> => {
    if (this.#answer !== null) return Promise.reject(new Error('A question is open already.'));
    this.asked++;
    return new Promise((resolve, reject) => {
      this.#answer = resolve;
      signal.addEventListener('abort', () => {
        this.#answer = null;
        reject(new Error('aborted'));
      });
    });
  };

  get busy(): boolean {
    return this.#answer !== null;
  }

  choose(): void {
    this.#answer?.(key);
    this.#answer = null;
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a passkey that is chosen where a name is typed is taken', async () => {
  const device = new Device();
  const taken: PasskeyProof[] = [];
  const offer = new PasskeyOffer(device.prove, async (proof) => void taken.push(proof));
  offer.open();
  offer.open();
  await settled();
  device.choose();
  await settled();
  await offer.close();
  expect([device.asked, taken]).toEqual([1, [key]]);
});

test('the device is free for another question, and is asked again if that came to nothing', async () => {
  const device = new Device();
  const offer = new PasskeyOffer(device.prove, async () => {});
  offer.open();
  await settled();
  await expect(
    offer.besides(async () => {
      expect(device.busy).toBe(false);
      throw new Error('cancelled');
    }),
  ).rejects.toThrow('cancelled');
  await settled();
  expect([device.asked, device.busy]).toEqual([2, true]);
  await offer.besides(async () => expect(device.busy).toBe(false));
  await settled();
  expect(device.busy).toBe(false);
});

test('a question that has become too old is asked anew', async () => {
  const device = new Device();
  const offer = new PasskeyOffer(device.prove, async () => {}, 5);
  offer.open();
  await expect.poll(() => device.asked).toBeGreaterThan(2);
  await offer.close();
  expect(device.busy).toBe(false);
});

test('a device that doesn’t want to is left alone', async () => {
  let asked = 0;
  const offer = new PasskeyOffer(
    () => {
      asked++;
      return Promise.reject(new Error('no'));
    },
    async () => {},
  );
  offer.open();
  await settled();
  await offer.close();
  expect(asked).toBe(1);
});
