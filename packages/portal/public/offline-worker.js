/* Serves the portal's page files to windows that are opened without a connection. Registered by
 * app/offline/cache-shell.ts. Responses of the provider, documents and pictures do not pass through this worker. */
const shell = 'lineup-shell';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else if (pathname === '/config.json') event.respondWith(fetchedOrKept(request, pathname));
  else if (request.mode === 'navigate' && (pathname === '/' || pathname.startsWith('/festival/')))
    event.respondWith(fetchedOrKept(request, '/'));
});

/** The names of these files change with their content. */
async function keptOrFetched(request) {
  const cache = await caches.open(shell);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // If there is no room, the file is fetched again the next time.
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

async function fetchedOrKept(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(path, { cacheName: shell, ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}
