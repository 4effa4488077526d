import { useState, type ComponentPropsWithRef } from 'react';
import { IconEye, IconEyeOff } from '../icons.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { TextInput } from '../controls/text-input.tsx';

interface PasswordFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'ref'> {
  /** The label; “Password” by default. */
  readonly label?: string;
  /** Whether a new password is chosen here. */
  readonly isNew?: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | null;
}

/** A password field, hidden until the user asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', isNew = false, value, onValue, error, ...input } = props;
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton label="Show what is typed" aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
    </IconButton>
  );
  return (
    <TextInput
      {...input}
      label={label}
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      error={error}
      announced
      rightSection={toggle}
    />
  );
}
