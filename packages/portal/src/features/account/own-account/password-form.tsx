import { ownAccountMessages, shortestNewPassword } from '@lineup/domain';
import type { OwnAccount, PasswordInput } from '@lineup/services';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Form } from '../../../design/controls/form.tsx';
import { PasswordField } from '../../../design/entry/password-field.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './own-account.module.css';

const empty: PasswordInput = { present: '', next: '', repeated: '' };

interface PasswordFormProps {
  readonly account: OwnAccount;
  readonly email: string;
}

/** Changes the password, given the current one. The input stays if it is refused. */
export function PasswordForm({ account, email }: PasswordFormProps) {
  const [input, setInput] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isComplete = Object.values(input).every((text) => text !== '');
  const change = (part: Partial<PasswordInput>) => {
    setInput({ ...input, ...part });
    setError(null);
  };
  const submit = async () => {
    if (!isComplete || isBusy) return;
    setBusy(true);
    const result = await account.changePassword(input);
    setBusy(false);
    setError(result.error);
    if (!result.success) return;
    setInput(empty);
    toast.success(ownAccountMessages.changed);
  };
  return (
    <Form className={classes['form']} onSubmit={submit}>
      {/* For the browser’s password manager. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        value={input.present}
        onValue={(present) => change({ present })}
        error={null}
      />
      <PasswordField
        label="New Password"
        isNew
        value={input.next}
        onValue={(next) => change({ next })}
        error={error}
      />
      <PasswordField
        label="Repeat New Password"
        isNew
        value={input.repeated}
        onValue={(repeated) => change({ repeated })}
        error={null}
      />
      <p className={classes['quiet']}>
        At least {shortestNewPassword} characters. You will be signed out everywhere else.
      </p>
      <Button type="submit" disabled={!isComplete} loading={isBusy}>
        Change Password
      </Button>
    </Form>
  );
}
