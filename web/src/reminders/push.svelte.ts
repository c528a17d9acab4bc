import type { ReminderBrowser } from '../generated/wire';
import { bytesOf, textOf } from '../net/base64';
import { api } from '../net/http';
import { texts } from '../texts/texts.svelte';
import { toldBrowser } from '../browser/toldBrowser';

const worker = '/reminders.js';

/** Whether this browser can be told something while no page of ours is open: it can't without HTTPS. */
export const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether a browser was subscribed with a key of the server's: another one is worth nothing. */
function isOurs(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  return used !== null && textOf(used) === key.replaceAll('=', '');
}

/** This browser as one that is told when it is its person's turn. */
class PushedBrowser {
  /** The id by which the server knows it; null if it isn't told anything. */
  id = $state<string | null>(toldBrowser.id);

  /** What the person has said about notifications of this site. */
  permission = $state<NotificationPermission>('Notification' in window ? Notification.permission : 'denied');

  /** Whether it is told, as far as the browser itself knows. */
  readonly on = $derived(this.id !== null && this.permission === 'granted');

  /** Asks for leave to notify. */
  async ask(): Promise<boolean> {
    this.permission = await Notification.requestPermission();
    return this.permission === 'granted';
  }

  /**
   * Has the server tell this browser from now on.
   *
   * @throws if its push service can't be reached, or the server refuses
   */
  async turnOn(): Promise<ReminderBrowser> {
    const { pushKey } = await api.reminders();
    const subscription = await subscribed(pushKey);
    const browser = await api.addReminderBrowser({
      endpoint: subscription.endpoint,
      key: textOf(subscription.getKey('p256dh') ?? new ArrayBuffer(0)),
      auth: textOf(subscription.getKey('auth') ?? new ArrayBuffer(0)),
      language: texts.language,
    });
    this.#keep(browser.id);
    return browser;
  }

  /** This browser is told nothing more, whatever the server thinks. */
  async turnOff(): Promise<void> {
    this.#keep(null);
    const registration = await navigator.serviceWorker?.getRegistration(worker);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }

  /** The server may have forgotten it, with a session that has ended: then it is told again who this is. */
  async renew(known: readonly ReminderBrowser[]): Promise<boolean> {
    if (!this.on || known.some(({ id }) => id === this.id)) return false;
    await this.turnOn();
    return true;
  }

  #keep(id: string | null): void {
    this.id = id;
    toldBrowser.id = id;
  }
}

async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before !== null && isOurs(before, key)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

export const pushedBrowser = new PushedBrowser();
