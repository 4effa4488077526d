import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPage } from '../../../../../app/loading/lazy-page.tsx';
import { whenIdle } from '../../../../../app/loading/when-idle.ts';
import { usePageEvent } from '../../../../../design/use-page-event.ts';
import { EarlyKeys } from './early-keys.ts';
import type { SelectionBarProps } from './selection-bar.tsx';

const SelectionBar = lazyPage<'SelectionBar', SelectionBarProps>(
  () => import('./selection-bar.tsx'),
  'SelectionBar',
);

const patienceMs = 2000;

/**
 * The bar of the selected rows and the handlers of row keys, in their own file: the events are shown before it loads.
 */
export function LateSelectionBar(props: SelectionBarProps) {
  const { subscribe, size } = props.selection;
  const isAny = useSyncExternalStore(subscribe, () => size() > 0);
  const [isRequested, setRequested] = useState(false);
  const [early] = useState(() => new EarlyKeys());
  useEffect(() => whenIdle(() => setRequested(true), patienceMs), []);
  usePageEvent('keydown', (event) => {
    if (early.keep(event)) setRequested(true);
  });
  if (isAny && !isRequested) setRequested(true);
  return isRequested ? (
    <Suspense fallback={null}>
      <SelectionBar {...props} />
      <PressAgain early={early} />
    </Suspense>
  ) : null;
}

/** Its effect runs after those of the bar, which then handles the keys. */
function PressAgain({ early }: { readonly early: EarlyKeys }) {
  useEffect(() => early.pressAgain(), [early]);
  return null;
}
