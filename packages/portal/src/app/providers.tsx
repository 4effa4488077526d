import { useState, type ReactNode } from 'react';
import { ArrivalContext, createArrival } from '../design/page/arrival.ts';
import { Toasts } from '../design/toasts/toasts.tsx';
import { PortalContext, type Portal } from './portal-context.ts';

interface ProvidersProps {
  readonly portal: Portal;
  readonly children: ReactNode;
}

/** Provides what every page may use. What only the pages behind the sign-in share is in work-layout.tsx. */
export function Providers({ portal, children }: ProvidersProps) {
  const [arrival] = useState(createArrival);
  return (
    <PortalContext value={portal}>
      <ArrivalContext value={arrival}>
        {children}
        <Toasts />
      </ArrivalContext>
    </PortalContext>
  );
}
