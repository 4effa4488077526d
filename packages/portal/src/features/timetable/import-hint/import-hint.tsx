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

/**
 * Loads its line as a separate chunk, as most visits never show it; reserves the room immediately, so that nothing
 * moves.
 */
export function ImportHint() {
  return (
    <div className={classes['place']}>
      <Suspense>
        <ImportHintLine />
      </Suspense>
    </div>
  );
}
