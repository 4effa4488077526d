// @vitest-environment jsdom
import type { PortalSession } from '@lineup/services';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { administrator } from '../../testing/sessions.ts';
import { firstPage } from './first-page.ts';
import { createPortalRouter } from './router.tsx';

const signedIn: PortalSession = { state: 'signedIn', user: { ...administrator, permissions: ['admin'] } };

/** Waits for the first page; the test controls the session and when the page's code is loaded. */
function wait(first: PortalSession = { state: 'loading' }) {
  let current = first;
  let tell = () => {};
  let arrive = () => {};
  let fail: (error: Error) => void = () => {};
  const code = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const fetch = vi.fn(() => code);
  const getMatchedRoutes = vi.fn(() => [[{ options: {} }, { options: { component: { fetch } } }]] as const);
  const session = {
    get: () => current,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => true;
    },
  };
  const isReady = vi.fn<() => void>();
  void firstPage(session, { latestLocation: { pathname: '/here' }, getMatchedRoutes }).then(isReady);
  return {
    arrive: () => arrive(),
    fail: () => fail(new TypeError('offline')),
    fetch,
    getMatchedRoutes,
    isReady,
    become: async (next: PortalSession) => {
      current = next;
      tell();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first page waits for the session, and then for the code of the page', async () => {
  const { become, fetch, getMatchedRoutes, arrive, isReady } = wait();
  await become({ state: 'loading' });
  expect(fetch).not.toHaveBeenCalled();
  await become(signedIn);
  expect(getMatchedRoutes).toHaveBeenCalledWith('/here');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(isReady).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(isReady).toHaveBeenCalledTimes(1);
});

test('who is not signed in gets no code of a page', async () => {
  const { fetch, isReady } = wait({ state: 'signedOut' });
  await vi.advanceTimersByTimeAsync(0);
  expect(isReady).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

test('code that does not arrive holds up nothing: the page says so itself', async () => {
  const { fail, isReady } = wait(signedIn);
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(isReady).toHaveBeenCalledTimes(1);
});

test.each([{ state: 'loading' } as const, signedIn])(
  'the wait ends after a while, with %o',
  async (session) => {
    const { isReady } = wait(session);
    await vi.advanceTimersByTimeAsync(299);
    expect(isReady).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isReady).toHaveBeenCalledTimes(1);
  },
);

test('the routes of the portal are asked for their pages', async () => {
  vi.useRealTimers();
  const router = createPortalRouter(createMemoryHistory({ initialEntries: ['/festival/f1/schedule'] }));
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const pages = routes.map(
    ({ options }) => options.component as { fetch?: () => Promise<{ default: unknown }> } | undefined,
  );
  const fetched = await Promise.all(pages.flatMap((page) => page?.fetch?.() ?? []));
  expect(fetched.map(({ default: page }) => (page as { name: string }).name)).toEqual([
    'WorkLayout',
    'FestivalPage',
  ]);
});
