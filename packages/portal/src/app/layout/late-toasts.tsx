import { lazy, Suspense, type ComponentType } from 'react';
import { nextToast } from '../../design/toasts/toast.ts';
import { whenIdle } from '../loading/when-idle.ts';

const patienceMs = 2000;

const Toasts = lazy(load);

/** Where toasts appear: loaded for the first of them, or when the page is idle, so that it is there without a connection. */
export function LateToasts() {
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}

async function load(): Promise<{ default: ComponentType }> {
  await Promise.race([nextToast(), untilIdle()]);
  for (;;) {
    try {
      return { default: (await import('../../design/toasts/toasts.tsx')).Toasts };
    } catch {
      // Told of by what failed along with it; the next toast tries again.
      await nextToast();
    }
  }
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => resolve(), patienceMs);
  });
}
