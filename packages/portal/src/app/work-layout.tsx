import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import '../design/mantine-styles.ts';
import { ConfirmProvider } from '../design/confirm.tsx';
import { PageSpinner } from '../design/page-spinner.tsx';
import { theme } from '../design/theme.ts';
import { SignInAgain } from '../features/sign-in/sign-in-again.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { mantineSchemeManager } from './mantine-scheme.ts';
import { usePortal } from './portal-context.ts';

/**
 * What the pages behind the sign-in share: Mantine, the query cache (gone with the session), questions, the state of the
 * connection, and signing in again over unsaved input (loaded along, so that it needs no file once the server has turned
 * away). Mantine writes no style elements: its variables stand in design/mantine-variables.css.
 */
export function WorkLayout(): ReactNode {
  const { colorScheme, mantineEnv } = usePortal();
  const [queries] = useState(createQueryClient);
  const [schemeManager] = useState(() => mantineSchemeManager(colorScheme));
  return (
    <MantineProvider
      theme={theme}
      env={mantineEnv}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      deduplicateCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queries}>
        <ConfirmProvider>
          <ConnectionBanner />
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
          <SignInAgain />
        </ConfirmProvider>
      </QueryClientProvider>
    </MantineProvider>
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
