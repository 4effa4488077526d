import { messages } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useEntryServices } from '../../../app/portal-context.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './form.module.css';

interface ForgotPasswordProps {
  /** The content of the e-mail field. */
  readonly email: string;
  readonly onEmailNeeded: () => void;
}

/** Sends a reset e-mail to the address in the form. The response does not reveal whether the account exists. */
export function ForgotPassword({ email, onEmailNeeded }: ForgotPasswordProps) {
  const { signIn } = useEntryServices();
  const { run } = usePending();
  const request = async () => {
    const { error } = await signIn.requestPasswordReset(email);
    if (error === null) toast.success(messages.passwordReset.sent);
    else toast.error(error, { isFromSignIn: true });
    if (email.trim() === '') onEmailNeeded();
  };
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    void run(request);
  };
  return (
    <Link to="/login" className={classes['quiet'] ?? ''} onClick={follow}>
      Forgot your password
    </Link>
  );
}
