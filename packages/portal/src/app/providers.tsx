import { useState, type ReactNode } from 'react';
import { ArrivalContext, createArrival } from '../design/arrival.ts';
import { Toasts } from '../design/toasts.tsx';
import { PortalContext, type Portal } from './portal-context.ts';

interface ProvidersProps {
  readonly portal: Portal;
  readonly children: ReactNode;
}

/** What every page may ask for. Mantine comes with the pages behind the sign-in (work-layout.tsx). */
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
