import { useState, type ComponentPropsWithRef } from 'react';
import { IconEye, IconEyeOff } from '../icons.ts';
import { EntryField } from './entry-field.tsx';
import classes from './password-field.module.css';

interface PasswordFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'ref'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | null;
}

/** The password, hidden until one asks to see it. */
export function PasswordField({ value, onValue, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={classes['toggle']}
      aria-label="Show what is typed"
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
    </button>
  );
  return (
    <EntryField
      {...input}
      label="Password"
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      error={error}
      trailing={toggle}
    />
  );
}
