import { clsx } from 'clsx';
import { useTypedTime } from '../controls/time-input.tsx';
import classes from './cell-field.module.css';
import { controlProps, type CellProps } from './cell-field.tsx';

/** A time of a row in 24 hours, to be edited in its place. */
export function TypedTimeCell(field: CellProps) {
  const { value, onChange } = field;
  const { input } = useTypedTime({ value, hourCycle: 'h23', onChange });
  return (
    <div className={clsx(classes['field'], field.className)} data-bare={field.isBare}>
      <label htmlFor={field.id}>{field.label}</label>
      <input {...controlProps(field)} {...input} />
    </div>
  );
}
