import type { HourCycle } from '@lineup/domain';
import { CellInput, type CellProps } from '../../../../design/table/cell-field.tsx';
import { TypedTimeCell } from '../../../../design/table/typed-time-cell.tsx';

/** A time of an event, in the festival's time format. */
export function TimeCell({ hourCycle, ...field }: CellProps & { readonly hourCycle: HourCycle | undefined }) {
  return hourCycle === 'h23' ? <TypedTimeCell {...field} /> : <CellInput {...field} type="time" />;
}
