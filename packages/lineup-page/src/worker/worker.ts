/*
 * The service worker of one festival's page: the page can be read without a connection once it was seen. `sw.js` names the release
 * and its files in `lineup` and then runs this. An answer of the network always comes before what is cached.
 */

interface CachedPage {
  /** The path of the page, without a slash at the end. */
  readonly page: string;
  readonly release: string;
  /** What is cached besides the page. */
  readonly files: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly lineup: CachedPage };

const { page, release, files } = self.lineup;
const prefix = `lineup ${page} `;
const cacheName = prefix + release;
/** This long a network that is there, but does not answer, is waited for. */
const patience = 10_000;

self.addEventListener('install', (event) => event.waitUntil(cacheAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/lineup-assets/')) event.respondWith(cachedOrFetched(request));
  else if (url.pathname === page || url.pathname.startsWith(`${page}/`))
    event.respondWith(fetchedOrCached(request));
});

/** The page has to be there; of the rest what can be had. */
async function cacheAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const fresh = (path: string) => new Request(path, { cache: 'no-cache' });
  await cache.add(fresh(page));
  await Promise.allSettled(
    files.map((path) => cache.add(path.startsWith('/lineup-assets/') ? path : fresh(path))),
  );
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The names of these files change with their content. */
async function cachedOrFetched(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (answer.ok) await storeInCache(request, answer.clone());
  return answer;
}

async function fetchedOrCached(request: Request): Promise<Response> {
  // A page that was never seen in this language is better in another one than not at all.
  const cached =
    (await caches.match(request, { cacheName, ignoreVary: true })) ??
    (await caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: true }));
  if (cached === undefined) return fetchedForLater(request);
  try {
    const answer = await fetchPatiently(request);
    // A lineup that is gone, or a festival's new address, is an answer as well; a server that fails is none.
    if (answer.status >= 500) return cached;
    if (answer.ok) await storeInCache(request, answer.clone());
    return answer;
  } catch {
    return cached;
  }
}

/** A view or a page of an artist can be read without a connection once it was seen in this release. */
async function fetchedForLater(request: Request): Promise<Response> {
  const answer = await fetch(request, { cache: 'no-cache' }).catch(() => null);
  if (answer === null) return pageInPlaceOf(request);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.ok && isPage) await storeInCache(request, answer.clone());
  return answer;
}

/** The page itself, which has all sets, for a page that was not seen yet. */
async function pageInPlaceOf({ mode }: Request): Promise<Response> {
  const cached = mode === 'navigate' ? await caches.match(page, { cacheName, ignoreVary: true }) : undefined;
  return cached ?? Response.error();
}

/** Once an answer has begun, it may take as long as it needs. */
async function fetchPatiently(request: Request): Promise<Response> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), patience);
  try {
    // Asked of the server itself: what the browser has cached for half a minute may be old by now.
    return await fetch(request, { cache: 'no-cache', signal: given.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Where there is no room, the next visit has it as this one did. */
async function storeInCache(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(new URL(request.url).pathname, answer).catch(() => undefined);
}
