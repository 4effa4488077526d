/*
 * The service worker of one festival's page: visitors can read the page offline once they have visited it. `sw.js` sets
 * the release and its files in `lineup` and then runs this. A network response always takes precedence over the cache.
 */

interface CachedPage {
  /** The path of the page, without a trailing slash. */
  readonly page: string;
  readonly release: string;
  /** The files cached along with the page. */
  readonly files: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly lineup: CachedPage };

const { page, release, files } = self.lineup;
const prefix = `lineup ${page} `;
const cacheName = prefix + release;
/** How long to wait for a network that is connected but does not respond. */
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

/** The page itself must be cached; the other files are cached if possible. */
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
  // A page that is not cached in this language is better in another one than not at all.
  const cached =
    (await caches.match(request, { cacheName, ignoreVary: true })) ??
    (await caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: true }));
  if (cached === undefined) return fetchedForLater(request);
  try {
    const answer = await fetchPatiently(request);
    // A deleted lineup and a redirect to a festival's new address are valid responses; a server error is not.
    if (answer.status >= 500) return cached;
    if (answer.ok) await storeInCache(request, answer.clone());
    return answer;
  } catch {
    return cached;
  }
}

/** A view or an artist page is readable offline once it was visited in this release. */
async function fetchedForLater(request: Request): Promise<Response> {
  const answer = await fetch(request, { cache: 'no-cache' }).catch(() => null);
  if (answer === null) return pageInPlaceOf(request);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.ok && isPage) await storeInCache(request, answer.clone());
  return answer;
}

/** The page itself, which has all sets, instead of a page that is not cached. */
async function pageInPlaceOf({ mode }: Request): Promise<Response> {
  const cached = mode === 'navigate' ? await caches.match(page, { cacheName, ignoreVary: true }) : undefined;
  return cached ?? Response.error();
}

/** Once a response has begun, it may take as long as it needs. */
async function fetchPatiently(request: Request): Promise<Response> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), patience);
  try {
    // Revalidated with the server: a response that the browser cached half a minute ago may be outdated.
    return await fetch(request, { cache: 'no-cache', signal: given.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** If storage is full, the next visit uses the network like this one. */
async function storeInCache(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(new URL(request.url).pathname, answer).catch(() => undefined);
}
