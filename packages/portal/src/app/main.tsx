import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '../design/styles.ts';
import { PageSpinner } from '../design/page/page-spinner.tsx';
import { loadFonts } from '../design/load-fonts.ts';
import { createPortal } from './create-portal.ts';
import { firstPage } from './routing/first-page.ts';
import { loadConfig, loadProvider } from './provider/load-provider.ts';
import { Providers } from './providers.tsx';
import { createPortalRouter } from './routing/router.tsx';
import { UnreachablePage } from './layout/unreachable-page.tsx';

const { timeZone: zone } = new Intl.DateTimeFormat('en-US').resolvedOptions();

/** The pause between two attempts to start, in milliseconds. */
const tryAgainMs = 5000;

/** Finds out which provider to use, then renders the portal. On failure it says so and retries. */
async function start(root: Root, isFirst = true): Promise<void> {
  try {
    const config = await loadConfig();
    const provider = await loadProvider(config);
    const { demo: isDemo = false } = config;
    const portal = createPortal(provider, { now: Date.now, random: Math.random, zone, isDemo });
    const router = createPortalRouter();
    await firstPage(portal.session, router);
    root.render(
      <StrictMode>
        <Providers portal={portal}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  } catch (error) {
    if (isFirst) reportError(error);
    const again = () => {
      clearTimeout(timer);
      root.render(<PageSpinner />);
      void start(root, false);
    };
    const timer = setTimeout(again, tryAgainMs);
    root.render(<UnreachablePage onRetry={again} />);
  }
}

loadFonts(document.fonts);
const container = document.getElementById('root');
if (container !== null) void start(createRoot(container));
