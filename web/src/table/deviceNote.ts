/**
 * Has the device show a note, and says how to take it away again. Where a service worker is there it shows it: browsers
 * of telephones know no other way. What a browser doesn't let happen doesn't happen; the title and the icon of the page
 * say the same.
 *
 * @param table the id of the table that it is about: its notes take each other's place, also those that the server sends
 */
export function showOnDevice(title: string, table: string): () => void {
  let over = false;
  let takeAway = (): void => {};
  shown(title, table).then(
    (how) => {
      takeAway = how;
      if (over) takeAway();
    },
    () => undefined,
  );
  return () => {
    over = true;
    takeAway();
  };
}

async function shown(title: string, tag: string): Promise<() => void> {
  const options = { tag, icon: '/icon.svg', data: { path: location.pathname } };
  const registration = await registered();
  if (registration === undefined) {
    const note = new Notification(title, options);
    return () => note.close();
  }
  await registration.showNotification(title, options);
  return () => void closeAll(registration, tag);
}

/** There is none on a page that came over plain HTTP, or where the browser keeps nothing. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.getRegistration();
  } catch {
    return undefined;
  }
}

async function closeAll(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  try {
    (await registration.getNotifications({ tag })).forEach((note) => note.close());
  } catch {
    // It stays until somebody puts it away.
  }
}
