import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';
import classes from './text-input.module.css';

interface TextInputProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  /** An icon at the beginning of the input. */
  readonly leftSection?: ReactNode;
}

/** A field in which one writes, or picks a date or time the browser's way. */
export function TextInput(props: TextInputProps) {
  const { label, labelProps, description, error, className, leftSection, ...input } = props;
  const frame = { label, labelProps, description, error, className };
  return (
    <FieldFrame {...frame} id={input.id} describedBy={input['aria-describedby']}>
      {(ties) => (
        <>
          {leftSection !== undefined && <span className={classes['icon']}>{leftSection}</span>}
          <input type="text" {...input} {...ties} />
        </>
      )}
    </FieldFrame>
  );
}
