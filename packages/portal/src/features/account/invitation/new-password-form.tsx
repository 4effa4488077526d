import { invitationMessages, shortestNewPassword } from '@lineup/domain';
import { useState } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { PasswordField } from '../../../design/entry/password-field.tsx';
import { useFirstFocus } from '../../../design/entry/use-first-focus.ts';
import classes from './invitation.module.css';

interface NewPasswordFormProps {
  readonly email: string;
  /** Resolves to why the password was refused, or null. */
  readonly onSubmit: (password: string, repeated: string) => Promise<string | null>;
}

/** The first password of an account, typed twice. The input stays if it is refused. */
export function NewPasswordForm({ email, onSubmit }: NewPasswordFormProps) {
  const { pending, run } = usePending();
  const firstField = useFirstFocus();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = () =>
    run(async () => {
      setError(null);
      const problem = await onSubmit(password, repeated);
      setError(problem);
      if (problem !== null) firstField.current?.focus();
    });
  return (
    <Form className={classes['form']} onSubmit={submit}>
      {/* For the browser’s password manager. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={firstField}
        label="New Password"
        isNew
        value={password}
        onValue={setPassword}
        error={error}
      />
      <PasswordField label="Repeat New Password" isNew value={repeated} onValue={setRepeated} error={null} />
      <p className={classes['quiet']}>
        At least {shortestNewPassword} characters. {invitationMessages.form.next}
      </p>
      <Button type="submit" loading={pending}>
        {invitationMessages.form.submit}
      </Button>
    </Form>
  );
}
