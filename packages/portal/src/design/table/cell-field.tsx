import { isClockTime } from '@lineup/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import hidden from '../controls/visually-hidden.module.css';
import classes from './cell-field.module.css';

/** The maximum text length in a draft. */
const longestText = 1000;

/** An option of a cell. */
interface CellOption {
  readonly value: string;
  readonly label: string;
}

export interface CellNotes {
  readonly isInvalid: boolean;
  readonly hasWarning: boolean;
  /** Ids of the notes about this field. */
  readonly describedBy: string | undefined;
}

export interface CellProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly notes: CellNotes;
  readonly className?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The label of a cell, which the table header shows, with its control. */
export function CellFrame({ id, label, className, children }: CellProps & { readonly children: ReactNode }) {
  return (
    <div className={clsx(classes['field'], className)}>
      <label htmlFor={id} className={hidden['hidden']}>
        {label}
      </label>
      {children}
    </div>
  );
}

/** A text or time of a row, edited in place. */
export function CellInput({ type, ...field }: CellProps & { readonly type: 'text' | 'time' }) {
  const isTime = type === 'time';
  return (
    <CellFrame {...field}>
      <input
        {...controlProps(field)}
        type={type}
        value={isTime && !isClockTime(field.value) ? '' : field.value}
        maxLength={isTime ? undefined : longestText}
        autoComplete="off"
        spellCheck={false}
      />
    </CellFrame>
  );
}

/** A choice in a row, edited in place. */
export function CellSelect({ options, ...field }: CellProps & { readonly options: readonly CellOption[] }) {
  return (
    <CellFrame {...field}>
      <select {...controlProps(field)} value={field.value}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </CellFrame>
  );
}

export function controlProps({ id, notes, onChange }: CellProps) {
  return {
    id,
    className: clsx(
      classes['control'],
      notes.isInvalid && classes['invalid'],
      !notes.isInvalid && notes.hasWarning && classes['warned'],
    ),
    'aria-required': true,
    'aria-invalid': notes.isInvalid,
    'aria-describedby': notes.describedBy,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  };
}
