import type { HourCycle } from '@lineup/domain';
import { Suspense } from 'react';
import { lazyPage } from '../../../../app/loading/lazy-page.tsx';
import { CellInput, type CellProps } from '../../../../design/table/cell-field.tsx';

const TypedTimeCell = lazyPage<'TypedTimeCell', CellProps>(
  () => import('../../../../design/table/typed-time-cell.tsx'),
  'TypedTimeCell',
);

/** A time of an event, in the clock of the festival. */
export function TimeCell({ hourCycle, ...field }: CellProps & { readonly hourCycle: HourCycle | undefined }) {
  if (hourCycle !== 'h23') return <CellInput {...field} type="time" />;
  return (
    <Suspense fallback={<CellInput {...field} type="text" onChange={() => undefined} />}>
      <TypedTimeCell {...field} />
    </Suspense>
  );
}
