/** Same as in public/offline-worker.js. */
const shell = 'lineup-shell';

/**
 * Caches the files of the open pages in this browser, so that they open without a connection, and removes those of
 * earlier versions. Does nothing if the browser has no support (addresses without TLS, some private windows), or in
 * development, where pages come in other files.
 */
export async function cacheShell(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/offline-worker.js');
    const cache = await caches.open(shell);
    const inUse = new Set(partsInUse());
    const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = [...inUse].filter((path) => !cached.has(path));
    await cache.addAll(['/', '/config.json', ...missing]);
    const old = [...cached].filter((path) => path.startsWith(parts) && !inUse.has(path));
    await Promise.all(old.map((path) => cache.delete(path, { ignoreVary: true })));
  } catch {
    // No room, or switched off: opening the portal then needs a connection, as it does elsewhere.
  }
}

const parts = '/assets/';

/** Returns the addresses of the files that this page has loaded. */
function partsInUse(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(parts))
    .map(({ pathname }) => pathname);
}
