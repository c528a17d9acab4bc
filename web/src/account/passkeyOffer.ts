import type { PasskeyProof } from '../generated/wire';
import { PATIENCE } from './passkey';

/** How often the question is asked anew, each time when the server would soon take the answer no more: an hour long. */
const most = 15;

/** Whether this browser can offer passkeys where a name is typed. */
export async function offersPasskeys(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isConditionalMediationAvailable();
  } catch {
    // An older one doesn't know the question.
    return false;
  }
}

/**
 * Passkeys that the browser offers by itself where a name is typed. A device answers one question at a time: whoever
 * asks it something else does so besides this.
 */
export class PasskeyOffer {
  #stopping: AbortController | null = null;
  #ended: Promise<void> = Promise.resolve();

  /**
   * @param prove asks the device, until the signal tells that nobody wants to know any more
   * @param take what is done with a passkey that somebody has chosen
   */
  constructor(
    private readonly prove: (signal: AbortSignal) => Promise<PasskeyProof>,
    private readonly take: (proof: PasskeyProof) => Promise<void>,
    private readonly patience = PATIENCE,
  ) {}

  open(): void {
    if (this.#stopping !== null) return;
    const stopping = new AbortController();
    this.#stopping = stopping;
    this.#ended = this.#ended.then(() => this.#offer(stopping.signal));
  }

  /** Nothing is offered any more, once this is done. */
  async close(): Promise<void> {
    this.#stopping?.abort();
    this.#stopping = null;
    await this.#ended;
  }

  /** Does something else with the device; offers again if that came to nothing. */
  async besides<T>(doing: () => Promise<T>): Promise<T> {
    const open = this.#stopping !== null;
    await this.close();
    try {
      return await doing();
    } catch (failure) {
      if (open) this.open();
      throw failure;
    }
  }

  async #offer(signal: AbortSignal): Promise<void> {
    for (let turn = 0; turn < most && !signal.aborted; turn++) {
      const { proof, old } = await this.#once(signal);
      if (proof !== null && !signal.aborted) return this.take(proof);
      if (!old) return;
    }
  }

  /** @returns what was chosen, if anything was, and whether the question has become too old */
  async #once(signal: AbortSignal): Promise<{ proof: PasskeyProof | null; old: boolean }> {
    const asking = new AbortController();
    const stop = (): void => asking.abort();
    let old = false;
    const timer = setTimeout(() => {
      old = true;
      stop();
    }, this.patience);
    signal.addEventListener('abort', stop);
    try {
      return { proof: await this.prove(asking.signal), old: false };
    } catch {
      // Nobody has asked for it: there are other ways in.
      return { proof: null, old };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }
}
