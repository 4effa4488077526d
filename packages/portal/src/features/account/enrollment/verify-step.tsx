import { messages } from '@lineup/domain';
import type { CodeChallenge } from '@lineup/provider';
import { CodeForm } from '../code/code-form.tsx';
import { Resend } from '../code/resend.tsx';
import { BackToPhone } from './back-to-phone.tsx';
import classes from './step.module.css';

interface VerifyStepProps {
  readonly pending: boolean;
  readonly error: string | null;
  readonly challenge: CodeChallenge;
  readonly onSubmit: (code: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** The code that confirms the phone. */
export function VerifyStep({ pending, error, challenge, onSubmit, onResend, onBack }: VerifyStepProps) {
  return (
    <>
      <p className={classes['note']}>{messages.secondFactor.sentToPhoneEnding(challenge.phoneHint)}</p>
      <CodeForm submitLabel="Verify" onSubmit={onSubmit} pending={pending} error={error}>
        <Resend resendAt={challenge.resendAt} onResend={onResend} disabled={pending} />
        <BackToPhone onBack={onBack} />
      </CodeForm>
    </>
  );
}
