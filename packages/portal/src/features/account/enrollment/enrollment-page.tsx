import { useNavigate } from '@tanstack/react-router';
import { useLogout } from '../../../app/session/use-logout.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { Button } from '../../../design/controls/button.tsx';
import { EntryPage } from '../../../design/entry/entry-page.tsx';
import { PhoneEnrollment } from './phone-enrollment.tsx';
import type { ReactNode } from 'react';

/** The mandatory enrolment of an administrator without a phone. */
export function EnrollmentPage(): ReactNode {
  const navigate = useNavigate();
  const logout = useLogout();
  const { pending, run } = usePending();
  return (
    <EntryPage
      title="Phone Setup"
      lead="From now on, every sign-in is confirmed with a code sent to this phone."
    >
      <PhoneEnrollment onComplete={() => void navigate({ to: '/' })} />
      <Button variant="subtle" flush loading={pending} onClick={() => void run(logout)}>
        Sign out and return to login
      </Button>
    </EntryPage>
  );
}
