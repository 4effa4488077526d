import { messages } from '@lineup/domain';
import { useEffect, useLayoutEffect, useState } from 'react';
import { usePortal, useEntryServices, useSession } from '../../../app/portal-context.ts';
import { useLogout } from '../../../app/session/use-logout.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Button } from '../../../design/controls/button.tsx';
import { holdErrors } from '../../../design/toasts/toast.ts';
import { GiveUp } from './back-to-login.tsx';
import { loginMode } from './login-mode.ts';
import { PasswordForm } from './password-form.tsx';
import classes from './sign-in-again.module.css';
import { SmsForm } from './sms-form.tsx';

/** Asks the user to sign in again when the session has ended. The page stays below with all its input. */
export function SignInAgain() {
  const session = useSession();
  return session.state === 'signedIn' ? null : <SignInDialog />;
}

function SignInDialog() {
  useLayoutEffect(() => {
    holdErrors(true);
    return () => holdErrors(false);
  }, []);
  useEffect(() => focusLostForm, []);
  return (
    <Dialog opened title={messages.access.signInToContinue} size="sm">
      <div className={classes['body']}>
        <p className={classes['note']}>What you have entered is still here.</p>
        <SignInSteps />
        <SomebodyElse />
      </div>
    </Dialog>
  );
}

/**
 * A button that was disabled for a save has already lost the focus: then the submit button of the topmost form gets it.
 */
function focusLostForm(): void {
  if (document.activeElement !== document.body) return;
  [...document.querySelectorAll<HTMLElement>('form [type="submit"]')].at(-1)?.focus();
}

/** The password, then the code. */
function SignInSteps() {
  const { session } = usePortal();
  const current = loginMode(useSession());
  const [smsError, setSmsError] = useState<string | null>(null);
  if (current.mode === 'sms') {
    return (
      <SmsForm
        challenge={current.challenge}
        error={smsError}
        onError={setSmsError}
        back={<BackToPassword onBack={() => setSmsError(null)} />}
      />
    );
  }
  const email = session.lastUser()?.email ?? '';
  return <PasswordForm email={email} smsError={smsError} onSmsError={setSmsError} />;
}

function BackToPassword({ onBack }: { readonly onBack: () => void }) {
  const { signIn } = useEntryServices();
  return <GiveUp label="Back to Password" leave={() => signIn.logout()} onBack={onBack} />;
}

/** Leaves the page to another user; the input stays stored for the user who made it. */
function SomebodyElse() {
  const logout = useLogout();
  const { pending, run } = usePending();
  return (
    <Button variant="subtle" flush loading={pending} onClick={() => void run(logout)}>
      Sign in as somebody else
    </Button>
  );
}
