import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';
import classes from './native-select.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface NativeSelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> {
  /** The options, if they are not given as children. */
  readonly data?: readonly (string | Choice)[];
}

/** A native select field. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, labelProps, description, error, className, data, children, ...select } = props;
  const frame = { label, labelProps, description, error, className };
  return (
    <FieldFrame {...frame} id={select.id} describedBy={select['aria-describedby']}>
      {(ties) => (
        <>
          <select {...select} {...ties}>
            {children ?? data?.map(toOption)}
          </select>
          <UpDown />
        </>
      )}
    </FieldFrame>
  );
}

function toOption(choice: string | Choice) {
  const { value, label } = typeof choice === 'string' ? { value: choice, label: choice } : choice;
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

/** The two arrows that distinguish a select from a text field. */
function UpDown() {
  return (
    <svg className={classes['arrows']} viewBox="0 0 16 16" aria-hidden>
      <path d="M5 6l3-3 3 3M5 10l3 3 3-3" fill="none" stroke="currentcolor" />
    </svg>
  );
}
