import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './field.module.css';

/** What stands around an input: its name above, an explanation, and what is wrong with it. */
export interface FieldProps {
  readonly label?: ReactNode | undefined;
  readonly labelProps?: ComponentProps<'label'> | undefined;
  readonly description?: ReactNode | undefined;
  /** What is wrong; true where the words stand elsewhere. */
  readonly error?: ReactNode | undefined;
  /** Reads the error out as soon as it appears: where there are few fields. */
  readonly announced?: boolean | undefined;
  /** Keeps room for the error below, so that what follows does not move under a click that leaves the field. */
  readonly keepsRoom?: boolean | undefined;
  /** Of the whole field. */
  readonly className?: string | undefined;
}

/** What ties an input to the parts around it. */
interface InputTies {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly id: string | undefined;
  readonly describedBy: string | undefined;
  /** The input, and what lies over it. */
  readonly children: (input: InputTies) => ReactNode;
}

/** Label, description, input and error, tied to each other for readers. */
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
