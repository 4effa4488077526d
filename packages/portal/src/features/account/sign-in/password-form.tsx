import { messages } from '@lineup/domain';
import type { SignInResult } from '@lineup/services';
import { useRef, useState, type SubmitEvent } from 'react';
import { useEntryServices } from '../../../app/portal-context.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { Banner } from '../../../design/notices/banner.tsx';
import { Button } from '../../../design/controls/button.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { PasswordField } from '../../../design/entry/password-field.tsx';
import { useFirstFocus } from '../../../design/entry/use-first-focus.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { ForgotPassword } from './forgot-password.tsx';
import classes from './form.module.css';

interface PasswordFormProps {
  /** Called with why the first code could not be sent, or null if it was. */
  readonly onSmsError: (error: string | null) => void;
  /** Why a sign-in failed after the password. */
  readonly smsError: string | null;
  /** The account that has to sign in, if it is fixed. */
  readonly email?: string;
}

/** The e-mail address and the password. */
export function PasswordForm({ onSmsError, smsError, email: settledEmail }: PasswordFormProps) {
  const { signIn } = useEntryServices();
  const { pending, run } = usePending();
  const [email, setEmail] = useState(settledEmail ?? '');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const shownError = error ?? smsError;
  const isSettled = settledEmail !== undefined;
  const firstField = useFirstFocus();
  const otherField = useRef<HTMLInputElement>(null);
  const [emailField, passwordField] = isSettled ? [otherField, firstField] : [firstField, otherField];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    setError(null);
    onSmsError(null);
    if (email.trim() === '') return emailField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    return run(async () => {
      const result = await signIn.signIn(email, password);
      setError(result.error);
      onSmsError(result.smsError);
      announce(result);
    });
  };

  return (
    <form className={classes['form']} noValidate onSubmit={(event) => void submit(event)}>
      {shownError !== null && <Banner tone="red">{shownError}</Banner>}
      <TextInput
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        readOnly={isSettled}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={tried && email.trim() === '' ? messages.login.emailRequired : null}
        announced
      />
      <PasswordField
        ref={passwordField}
        value={password}
        onValue={setPassword}
        error={tried && password === '' ? messages.login.passwordRequired : null}
      />
      <Button type="submit" loading={pending}>
        Sign In
      </Button>
      {!isSettled && <ForgotPassword email={email} onEmailNeeded={() => emailField.current?.focus()} />}
    </form>
  );
}

/** Announces the next step; errors are shown in the form. */
function announce(result: SignInResult): void {
  if (result.smsSent) toast.success(messages.secondFactor.codeSent);
  else if (result.requiresMFA) toast.info(messages.secondFactor.required);
  if (result.requiresEnrollment) toast.info(messages.secondFactor.enrollmentRequired);
}
