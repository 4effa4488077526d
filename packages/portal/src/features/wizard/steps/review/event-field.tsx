import { isClockTime } from '@lineup/domain';
import { clsx } from 'clsx';
import type { RowOption } from '../../draft/row-options.ts';
import classes from './event-field.module.css';

/** A draft holds no longer text than this. */
const longestText = 1000;

export interface FieldNotes {
  readonly isInvalid: boolean;
  readonly hasWarning: boolean;
  /** Ids of the texts about this field. */
  readonly describedBy: string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly notes: FieldNotes;
  readonly className: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text or time of a row. */
export function FieldInput({ type, ...field }: FieldProps & { readonly type: 'text' | 'time' }) {
  const isTime = type === 'time';
  return (
    <div className={clsx(classes['field'], field.className)}>
      <label htmlFor={field.id}>{field.label}</label>
      <input
        {...controlProps(field)}
        type={type}
        value={isTime && !isClockTime(field.value) ? '' : field.value}
        maxLength={isTime ? undefined : longestText}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}

/** A choice of a row. */
export function FieldSelect({ options, ...field }: FieldProps & { readonly options: readonly RowOption[] }) {
  return (
    <div className={clsx(classes['field'], field.className)}>
      <label htmlFor={field.id}>{field.label}</label>
      <select {...controlProps(field)} value={field.value}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function controlProps({ id, notes, onChange }: FieldProps) {
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
