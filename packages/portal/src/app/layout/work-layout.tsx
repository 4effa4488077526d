import { learnZones } from '@lineup/domain/zones';
import { createRecorder, createWorkServices } from '@lineup/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ConfirmProvider } from '../../design/dialogs/confirm.tsx';
import { PageSpinner } from '../../design/page/page-spinner.tsx';
import { SignInAgain } from '../../features/account/sign-in/sign-in-again.tsx';
import { ConnectionBanner } from '../connection/connection-banner.tsx';
import { cleanFieldsLate, loadCleanFields } from '../forms/clean-fields-late.ts';
import { LateHelp } from '../help/late-help.tsx';
import { useLoadAhead } from '../loading/load-ahead.ts';
import { LatePalette } from '../palette/late-palette.tsx';
import { ServicesContext, usePortal } from '../portal-context.ts';
import { createPresence } from '../presence/presence.ts';
import { PresenceContext } from '../presence/use-presence.ts';

learnZones();

const ahead = [loadCleanFields];

/**
 * Provides what the pages behind the sign-in share: their services, the query cache (dropped with the session),
 * questions, the connection state, and signing in again over unsaved input (loaded in advance, because no file can be
 * fetched once the server refuses requests).
 */
export function WorkLayout(): ReactNode {
  const portal = usePortal();
  const [services] = useState(() =>
    createWorkServices(portal.provider, portal.makeRecorder(createRecorder), portal),
  );
  const [queries] = useState(createQueryClient);
  const [presence] = useState(() => createPresence(portal.provider.functions, portal.now));
  useEffect(() => cleanFieldsLate(document), []);
  useLoadAhead(ahead);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <ConfirmProvider>
          <ConnectionBanner />
          <PresenceContext value={presence}>
            <LatePalette>
              <Suspense fallback={<PageSpinner />}>
                <Outlet />
              </Suspense>
              <LateHelp />
            </LatePalette>
          </PresenceContext>
          <SignInAgain />
        </ConfirmProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/** The services return displayable errors and the adapters retry on their own, so a failure is final here. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
