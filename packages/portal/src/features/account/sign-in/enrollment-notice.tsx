import { messages } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { Banner } from '../../../design/notices/banner.tsx';
import { Button } from '../../../design/controls/button.tsx';
import { BackToLogin } from './back-to-login.tsx';
import classes from './form.module.css';

/** Says that a phone is required, and links to the enrolment. */
export function EnrollmentNotice() {
  const navigate = useNavigate();
  return (
    <>
      <Banner tone="amber" title={messages.access.phoneRequired}>
        {messages.access.secondFactorForAll}. {messages.access.setUpPhone}
      </Banner>
      <Button onClick={() => void navigate({ to: '/enrollment' })}>Continue to Phone Setup</Button>
      <div className={classes['divided']}>
        <BackToLogin />
      </div>
    </>
  );
}
