import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPage } from '../../../../../app/loading/lazy-page.tsx';
import type { SelectionBarProps } from './selection-bar.tsx';

const SelectionBar = lazyPage<'SelectionBar', SelectionBarProps>(
  () => import('./selection-bar.tsx'),
  'SelectionBar',
);

/** The bar of the selected rows, in a file of its own that the first selection loads. */
export function LateSelectionBar(props: SelectionBarProps) {
  const { subscribe, size } = props.selection;
  const isAny = useSyncExternalStore(subscribe, () => size() > 0);
  const [isLoaded, setLoaded] = useState(false);
  if (isAny && !isLoaded) setLoaded(true);
  return isLoaded ? (
    <Suspense fallback={null}>
      <SelectionBar {...props} />
    </Suspense>
  ) : null;
}
