import { messages } from '@lineup/domain';
import type { SignInResult } from '@lineup/services';
import { useRef, useState, type SubmitEvent } from 'react';
import { useServices } from '../../app/portal-context.ts';
import { usePending } from '../../app/use-pending.ts';
import { Banner } from '../../design/banner.tsx';
import { EntryButton } from '../../design/entry/entry-button.tsx';
import { EntryField } from '../../design/entry/entry-field.tsx';
import { PasswordField } from '../../design/entry/password-field.tsx';
import { useFirstFocus } from '../../design/entry/use-first-focus.ts';
import { toast } from '../../design/toast.ts';
import { ForgotPassword } from './forgot-password.tsx';
import classes from './form.module.css';

interface PasswordFormProps {
  /** Hears why the first code could not be sent, or null when it was. */
  readonly onSmsError: (error: string | null) => void;
}

/** The e-mail address and the password. */
export function PasswordForm({ onSmsError }: PasswordFormProps) {
  const { signIn } = useServices();
  const { pending, run } = usePending();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const emailField = useFirstFocus();
  const passwordField = useRef<HTMLInputElement>(null);

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
      {error !== null && <Banner tone="red">{error}</Banner>}
      <EntryField
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={tried && email.trim() === '' ? messages.login.emailRequired : null}
      />
      <PasswordField
        ref={passwordField}
        value={password}
        onValue={setPassword}
        error={tried && password === '' ? messages.login.passwordRequired : null}
      />
      <EntryButton kind="submit" pending={pending}>
        Sign In
      </EntryButton>
      <ForgotPassword email={email} onEmailNeeded={() => emailField.current?.focus()} />
    </form>
  );
}

/** Says what comes next; what went wrong stands in the form. */
function announce(result: SignInResult): void {
  if (result.smsSent) toast.success(messages.secondFactor.codeSent);
  if (result.requiresEnrollment) toast.success(messages.secondFactor.enrollmentRequired);
}
