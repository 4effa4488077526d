import { learnZones } from '@lineup/domain/zones';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { ConfirmProvider } from '../design/confirm.tsx';
import { PageSpinner } from '../design/page-spinner.tsx';
import { SignInAgain } from '../features/sign-in/sign-in-again.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

learnZones();

/**
 * What the pages behind the sign-in share: the query cache (gone with the session), questions, the state of the connection,
 * and signing in again over unsaved input (loaded along, so that it needs no file once the server has turned away).
 */
export function WorkLayout(): ReactNode {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ConfirmProvider>
        <ConnectionBanner />
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
        <SignInAgain />
      </ConfirmProvider>
    </QueryClientProvider>
  );
}

/** The services answer with texts fit to be shown and adapters retry by themselves, so that a failure is final here. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
