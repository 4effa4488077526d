import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { PageSpinner } from '../../../design/page/page-spinner.tsx';
import { emptyEntry, PhoneStep } from './phone-step.tsx';
import { ReauthStep } from './reauth-step.tsx';
import { useEnrollment } from './use-enrollment.ts';
import { VerifyStep } from './verify-step.tsx';

interface PhoneEnrollmentProps {
  readonly onComplete: () => void;
  /** If given, the enrolment can be postponed. */
  readonly onSkip?: () => void;
}

/** Enrols a phone as second factor: number, password if required, code. */
export function PhoneEnrollment({ onComplete, onSkip }: PhoneEnrollmentProps) {
  return (
    <>
      <Step onComplete={onComplete} />
      {onSkip !== undefined && (
        <Button variant="subtle" flush onClick={onSkip}>
          Skip for now (you can add this later)
        </Button>
      )}
    </>
  );
}

function Step({ onComplete }: Pick<PhoneEnrollmentProps, 'onComplete'>) {
  const [entry, setEntry] = useState(emptyEntry);
  const { state, pending, start, resend, confirm, complete, back } = useEnrollment(onComplete);
  if (state.step === 'complete') return <PageSpinner />;
  if (state.step === 'reauth') {
    return (
      <ReauthStep
        notice={state.notice}
        pending={pending}
        error={state.error}
        onSubmit={(password) => void confirm(state.phoneNumber, password)}
        onBack={back}
      />
    );
  }
  if (state.step === 'verify') {
    return (
      <VerifyStep
        pending={pending}
        error={state.error}
        challenge={state.challenge}
        onSubmit={(code) => void complete(code)}
        onResend={() => void resend(state.phoneNumber)}
        onBack={back}
      />
    );
  }
  return (
    <PhoneStep
      entry={entry}
      onEntry={setEntry}
      pending={pending}
      error={state.error}
      onSubmit={(number) => void start(number)}
    />
  );
}
