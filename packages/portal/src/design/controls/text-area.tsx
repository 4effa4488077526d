import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';
import classes from './text-area.module.css';

interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {}

/** A field for a few sentences that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, labelProps, description, error, className, ...area } = props;
  const frame = { label, labelProps, description, error, className };
  return (
    <FieldFrame {...frame} id={area.id} describedBy={area['aria-describedby']}>
      {(ties) => <textarea {...area} {...ties} className={`${ties.className} ${classes['area']}`} />}
    </FieldFrame>
  );
}
