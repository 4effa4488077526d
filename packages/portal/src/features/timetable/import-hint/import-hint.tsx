import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePortal } from '../../../app/portal-context.ts';

const ImportHintCard = lazy(async () => ({
  default: (await import('./import-hint-card.tsx')).ImportHintCard,
}));

/** The hint after a first import, over the grid; a file of its own, as most visits never show it. */
export function ImportHint() {
  const { importHint } = usePortal();
  const isShown = useSyncExternalStore(importHint.subscribe, importHint.isShown);
  return (
    isShown && (
      <Suspense>
        <ImportHintCard />
      </Suspense>
    )
  );
}
