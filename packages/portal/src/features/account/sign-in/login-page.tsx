import { useState, type ReactNode } from 'react';
import { usePortal, useSession } from '../../../app/portal-context.ts';
import { EntryPage } from '../../../design/entry/entry-page.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { EnrollmentNotice } from './enrollment-notice.tsx';
import { loginMode } from './login-mode.ts';
import { firstLabels } from './first-labels.ts';
import { PasswordForm } from './password-form.tsx';
import { SmsForm } from './sms-form.tsx';

const { title } = firstLabels;

/** Sign-in: password, then code; or the link to the phone enrolment, depending on the session. */
export function LoginPage(): ReactNode {
  const current = loginMode(useSession());
  const [smsError, setSmsError] = useState<string | null>(null);
  const { session } = usePortal();
  if (current.mode === 'enrollment') {
    return (
      <EntryPage title={title}>
        <EnrollmentNotice />
      </EntryPage>
    );
  }
  if (current.mode === 'sms') {
    return (
      <EntryPage title={title} lead="Enter the 6-digit code from the text message.">
        <SmsForm
          challenge={current.challenge}
          error={smsError}
          onError={setSmsError}
          back={<BackToLogin onBack={() => setSmsError(null)} />}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={title} lead={firstLabels.lead}>
      <PasswordForm smsError={smsError ?? session.denial()} onSmsError={setSmsError} />
    </EntryPage>
  );
}
