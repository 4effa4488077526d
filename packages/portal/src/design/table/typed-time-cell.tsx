import { useTypedTime } from '../controls/time-input.tsx';
import { CellFrame, controlProps, type CellProps } from './cell-field.tsx';

/** A 24-hour time of a row, edited in place. */
export function TypedTimeCell(field: CellProps) {
  const { value, onChange } = field;
  const { input } = useTypedTime({ value, hourCycle: 'h23', onChange });
  return (
    <CellFrame {...field}>
      <input {...controlProps(field)} {...input} />
    </CellFrame>
  );
}
