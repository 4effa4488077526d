import { useId } from 'react';
import classes from './entry-select.module.css';

interface EntrySelectProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A labelled choice of one: the native select, which keyboards and phones know best. */
export function EntrySelect({ label, name, autoComplete, options, value, onValue }: EntrySelectProps) {
  const id = useId();
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        autoComplete={autoComplete}
        className={classes['select']}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
