import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';
import classes from './text-input.module.css';

interface TextInputProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  /** An icon at the beginning of the input. */
  readonly leftSection?: ReactNode;
  /** A control at the end of the input. */
  readonly rightSection?: ReactNode;
  /** A fixed part before the typed text that belongs to the value. */
  readonly prefix?: string;
}

/** A text field, or the browser's picker for a date or time. */
export function TextInput(props: TextInputProps) {
  const { label, labelProps, description, error, announced, keepsRoom, className, ...rest } = props;
  const { leftSection, rightSection, prefix, ...input } = rest;
  const frame = {
    label,
    labelProps,
    description,
    error,
    announced,
    keepsRoom,
    className,
  };
  return (
    <FieldFrame {...frame} id={input.id} describedBy={input['aria-describedby']}>
      {(ties) => (
        <>
          {leftSection !== undefined && <span className={classes['icon']}>{leftSection}</span>}
          {prefix !== undefined && (
            <span className={classes['prefix']} aria-hidden>
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...ties}
            style={prefix === undefined ? undefined : roomFor(prefix)}
          />
          {rightSection !== undefined && <span className={classes['right']}>{rightSection}</span>}
        </>
      )}
    </FieldFrame>
  );
}

function roomFor(prefix: string) {
  return {
    paddingInlineStart: `calc(${prefix.length + 0.5}ch + 2 * var(--space-3))`,
  };
}
