// Shows what the server tells this browser while nobody has a page of it open, and leads to it. The texts come in the
// language in which they were asked for; nothing is kept, and no request passes through here.

/** What there is to show; a plain word if a message can't be read, for browsers want every one of them shown. */
function shownOf(event) {
  try {
    return event.data.json();
  } catch {
    return { title: 'Andén', text: '', path: '/', tag: 'anden', language: 'en' };
  }
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isAt = (page, path) => new URL(page.url).pathname === path;

async function show({ title, text, path, tag, language }) {
  const seen = (await pages()).some((page) => page.visibilityState === 'visible' && isAt(page, path));
  if (seen && path !== '/account') return;
  await self.registration.showNotification(title, {
    body: text,
    lang: language,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path },
  });
}

async function open(path) {
  const there = (await pages()).find((page) => isAt(page, path));
  return there === undefined ? self.clients.openWindow(path) : there.focus();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(shownOf(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
