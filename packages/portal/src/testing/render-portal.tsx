import { createMemoryHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { cleanup, configure, getConfig, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { createPortal } from '../app/create-portal.ts';
import type { Portal } from '../app/portal-context.ts';
import { Providers } from '../app/providers.tsx';
import { createPortalRouter } from '../app/routing/router.tsx';
import { shownToasts } from '../design/toasts/toast.ts';
import { provideBrowserParts } from './browser-parts.ts';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';

// The maximum wait of `findBy…`: slowness on a busy machine is not a failure.
configure({ asyncUtilTimeout: 30_000 });

/** The printed page is not read during the wait, and printing is slow; it is printed when the time is up. */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

export interface RenderedPortal extends RenderResult {
  readonly provider: Backend;
  readonly portal: Portal;
  readonly user: UserEvent;
  /** Returns the current address with its search. */
  readonly address: () => string;
  /** The navigation history. */
  readonly history: RouterHistory;
  /** Navigates to another address, as a link would. */
  readonly go: (address: string) => Promise<void>;
  /** Opens the current address again, like a reload: only what the browser has stored survives. */
  readonly reload: () => RenderedPortal;
}

interface RenderOptions {
  readonly provider?: Backend;
  readonly now?: () => number;
  readonly isDemo?: boolean;
}

/** Renders the whole portal at `address` on an in-memory server. Wait for its content with `findBy…`. */
export function renderPortal(address: string, options: RenderOptions = {}): RenderedPortal {
  provideBrowserParts();
  const provider = options.provider ?? startBackend();
  const portal = createPortal(provider, {
    now: options.now ?? provider.server.now,
    random: () => 0.5,
    zone: 'UTC',
    isDemo: options.isDemo ?? false,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPortalRouter(history);
  const view = render(
    <Providers portal={portal}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...view,
    provider,
    portal,
    user: userEvent.setup(),
    history,
    address: () => history.location.href,
    go: async (to) => {
      history.push(to);
      await router.load();
    },
    reload: () => {
      window.dispatchEvent(new Event('pagehide'));
      view.unmount();
      return renderPortal(history.location.href, { ...options, provider });
    },
  };
}

afterEach(() => {
  cleanup();
  shownToasts.clear();
  // A test must not affect the next one through the browser's storage.
  localStorage.clear();
  sessionStorage.clear();
});
