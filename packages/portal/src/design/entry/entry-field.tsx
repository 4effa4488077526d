import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './entry-field.module.css';

interface EntryFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'aria-invalid' | 'aria-describedby'
> {
  readonly label: string;
  readonly error: string | null;
  /** Keeps room for the error below, so that what follows does not move under a click that leaves the field. */
  readonly keepsRoom?: boolean;
  /** Before the text, inside the frame. */
  readonly prefix?: string;
  /** After the text, inside the frame. */
  readonly trailing?: ReactNode;
}

/** A labelled input with its error, which is read out when it appears. */
export function EntryField(props: EntryFieldProps) {
  const { label, error, keepsRoom = false, prefix, trailing, className, ...input } = props;
  const id = useId();
  return (
    <div className={classes['field']} data-room={keepsRoom && error === null}>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      <div className={classes['frame']} data-error={error !== null}>
        {prefix !== undefined && (
          <span className={classes['prefix']} aria-hidden>
            {prefix}
          </span>
        )}
        <input
          {...input}
          id={id}
          className={clsx(classes['input'], className)}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        {trailing}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
