import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './field.module.css';

/** What surrounds an input: its label above, a description, and its error. */
export interface FieldProps {
  readonly label?: ReactNode | undefined;
  readonly labelProps?: ComponentProps<'label'> | undefined;
  readonly description?: ReactNode | undefined;
  /** The error; true if its text is shown elsewhere. */
  readonly error?: ReactNode | undefined;
  /** Announces the error as soon as it appears; for forms with few fields. */
  readonly announced?: boolean | undefined;
  /** Reserves space for the error, so that what follows does not move under a click that leaves the field. */
  readonly keepsRoom?: boolean | undefined;
  /** The class of the whole field. */
  readonly className?: string | undefined;
}

/** The attributes that connect an input to its label, description and error. */
interface InputTies {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly id: string | undefined;
  readonly describedBy: string | undefined;
  /** The input, and anything on top of it. */
  readonly children: (input: InputTies) => ReactNode;
}

/** Label, description, input and error, connected for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelProps, description, error, announced = false, keepsRoom = false } = props;
  const { className, id: givenId, describedBy, children } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const isWrong = Boolean(error);
  const errorId = isWrong && error !== true ? `${id}-error` : undefined;
  const descriptionId = description === undefined ? undefined : `${id}-description`;
  const describing = [errorId, descriptionId, describedBy].filter((each) => each !== undefined);
  return (
    <div className={clsx(classes['field'], className)} data-room={keepsRoom && !isWrong}>
      {label !== undefined && (
        <label {...labelProps} htmlFor={id} className={clsx(classes['label'], labelProps?.className)}>
          {label}
        </label>
      )}
      {description !== undefined && (
        <p id={descriptionId} className={classes['description']}>
          {description}
        </p>
      )}
      <div className={classes['box']} data-wrong={isWrong}>
        {children({
          id,
          className: classes['input'],
          'aria-invalid': isWrong ? true : undefined,
          'aria-describedby': describing.length === 0 ? undefined : describing.join(' '),
        })}
      </div>
      {errorId !== undefined && (
        <p id={errorId} className={classes['error']} role={announced ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}
