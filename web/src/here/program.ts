import { keptProgram } from '../browser/keptProgram';

/** The one service worker of the site: it also shows what the server tells while no page is open. */
const worker = '/reminders.js';

/**
 * Has the browser keep the program and what a game on this device needs of the server, so that it is there without a
 * network.
 *
 * @returns whether it has all of it
 */
export async function keepProgram(): Promise<boolean> {
  try {
    if (!('serviceWorker' in navigator)) return false;
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    if (active !== null && (await asked(active))) keptProgram.there = true;
  } catch {
    // Nobody answers, or the browser keeps nothing: what was kept before is still there.
  }
  return keptProgram.there;
}

function asked(active: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    active.postMessage('keep', [port2]);
  });
}
