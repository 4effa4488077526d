import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import classes from './import-hint.module.css';

const ImportHintLine = lazy(async () => ({
  default: (await import('./import-hint-line.tsx')).ImportHintLine,
}));

/** Returns true while the hint after a first import is shown. */
export function useHasImportHint(): boolean {
  const { importHint } = usePortal();
  return useSyncExternalStore(importHint.subscribe, importHint.isShown);
}

/** Its line comes in a file of its own, as most visits never show it; its place is there at once, so that nothing moves. */
export function ImportHint() {
  return (
    <div className={classes['place']}>
      <Suspense>
        <ImportHintLine />
      </Suspense>
    </div>
  );
}
