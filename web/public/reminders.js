// The service worker of the site. It shows what the server tells this browser while nobody has a page of it open, and
// leads to it; the texts come in the language in which they were asked for. And where somebody plays on this device, it
// keeps the program and what games are made of, so that both are there without a network; nothing of any person.

/** What the program consists of, and the name of what it is kept under: written here when the program is built. */
const program = { name: '', files: [] };

/** Milliseconds after which what is kept is shown instead of what doesn't come. */
const patience = 5_000;

const ours = 'anden-here-';
const kept = ours + program.name;

/** What the server tells everybody alike of the games. */
const ofGames = /^\/api\/games(\/files|\/gone|\/[^/]+\/(levels|board))?$/;

/** Addresses at which the server has something else than the page. */
const notPages = /^\/(api|actuator|assets)(\/|$)|\.[^/]*$/;

/** By which the server says which program it has. */
const page = 'Anden-Page';

async function fetched(path) {
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache';
  const answer = await fetch(path, { credentials: 'omit', cache });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Whether the program is kept, all of it. */
async function isKept() {
  if (!(await caches.has(kept))) return false;
  const cache = await caches.open(kept);
  const there = await Promise.all([...program.files, '/api/games'].map((path) => cache.match(path)));
  return there.every((answer) => answer !== undefined);
}

/** Keeps all of it or nothing. Says whether it is kept. */
async function keep() {
  if (program.files.length === 0) return false;
  try {
    await fill(await caches.open(kept));
  } catch {
    // Nobody answers, there is no room, or the server has another program by now: what was there is still good.
  }
  if (await isKept()) return true;
  await caches.delete(kept);
  return false;
}

async function fill(cache) {
  const [games, files] = await Promise.all(['/api/games', '/api/games/files'].map(fetched));
  const before = await cache.match('/api/games');
  // Answers of one program are of no use to another one.
  if (before !== undefined && before.headers.get(page) !== games.headers.get(page)) return;
  // Boards of the operator's own are known to their server alone.
  const own = new Set((await files.clone().json()).map(({ game }) => game));
  const played = (await games.clone().json()).filter(({ id }) => !own.has(id));
  const told = played.flatMap(({ id }) => ['levels', 'board'].map((what) => `/api/games/${encodeURIComponent(id)}/${what}`));
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...program.files, ...told].filter((path) => !there.has(path));
  await Promise.all(missing.map(async (path) => cache.put(path, await fetched(path))));
  await cache.put('/api/games/files', files);
  await cache.put('/api/games', games);
}

const earlier = async () => (await caches.keys()).filter((name) => name.startsWith(ours) && name !== kept);

/** Where an earlier program is kept, this one takes its place, or isn't taken yet. */
async function follow() {
  if ((await earlier()).length > 0 && !(await keep())) throw new Error('The newer program can’t be kept yet.');
}

async function forget() {
  await Promise.all((await earlier()).map((name) => caches.delete(name)));
}

async function fromKept(path) {
  return (await caches.has(kept)) ? (await caches.open(kept)).match(path) : undefined;
}

/** The answer of the network; what is kept where none comes in time, or only that of somebody in the server's place. */
async function newest(request, path) {
  const answer = fetch(request).catch(() => undefined);
  const there = await fromKept(path);
  if (there === undefined) return (await answer) ?? Response.error();
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([answer, late]);
  return first === undefined || [502, 503, 504].includes(first.status) ? there : first;
}

/** A file whose name tells its content is the same wherever it comes from. */
async function same(request, path) {
  return (await fromKept(path)) ?? fetch(request);
}

/** The answer to what somebody asks for; undefined for all that isn't kept. */
function answered(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return notPages.test(pathname) ? undefined : newest(request, '/');
  if (pathname.startsWith('/assets/')) return same(request, pathname);
  return ofGames.test(pathname) || program.files.includes(pathname) ? newest(request, pathname) : undefined;
}

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

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(follow());
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forget()])));
self.addEventListener('fetch', (event) => {
  const answer = answered(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keep().then((there) => event.ports[0]?.postMessage(there)));
});
self.addEventListener('push', (event) => event.waitUntil(show(shownOf(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
