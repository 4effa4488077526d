import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '../design/styles.ts';
import { loadFonts } from '../design/load-fonts.ts';
import { createPortal } from './create-portal.ts';
import { firstPage } from './first-page.ts';
import { loadConfig, loadProvider } from './load-provider.ts';
import { Providers } from './providers.tsx';
import { createPortalRouter } from './router.tsx';
import { StartFailed } from './start-failed.tsx';

/** Finds out which provider to use, then shows the portal; says what to do where that fails. */
async function start(root: Root): Promise<void> {
  try {
    const provider = await loadProvider(await loadConfig());
    const portal = createPortal(provider, { now: Date.now, random: Math.random });
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
    reportError(error);
    root.render(<StartFailed onRetry={() => void start(root)} />);
  }
}

loadFonts(document.fonts);
const container = document.getElementById('root');
if (container !== null) void start(createRoot(container));
