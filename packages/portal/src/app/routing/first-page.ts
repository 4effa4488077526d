import type { LazyPage } from '../loading/lazy-page.tsx';
import type { SessionStore } from '../session/session-store.ts';

/** How long nothing is shown while the page loads, in milliseconds; after that the portal says that it is loading. */
const patience = 300;

/** The part of the router that is used here. */
interface Matching {
  readonly latestLocation: { readonly pathname: string };
  readonly getMatchedRoutes: (pathname: string) => readonly [readonly MatchedRoute[], ...unknown[]];
}

interface MatchedRoute {
  readonly options: { readonly component?: unknown };
}

/**
 * Resolves when the page at the router's address can be shown immediately: the session is known and, if the page is
 * open to the user, its code is loaded; otherwise after a timeout. Never rejects: a page that fails to load says so
 * when it is shown.
 */
export async function firstPage(
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  router: Matching,
): Promise<void> {
  const ready = known(session)
    .then(() => session.get().state === 'signedIn' && fetchPages(router))
    .catch(() => undefined);
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patience))]);
}

function known({ get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    if (get().state !== 'loading') return resolve();
    const stop = subscribe(() => {
      if (get().state === 'loading') return;
      stop();
      resolve();
    });
  });
}

function fetchPages(router: Matching): Promise<unknown> {
  const [matched] = router.getMatchedRoutes(router.latestLocation.pathname);
  const pages = matched.map(({ options }) => options.component as Partial<LazyPage> | undefined);
  return Promise.all(pages.flatMap((page) => page?.fetch?.() ?? []));
}
