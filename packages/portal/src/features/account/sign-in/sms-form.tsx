import { messages } from '@lineup/domain';
import type { CodeChallenge } from '@lineup/provider';
import { useState, type ReactNode } from 'react';
import { useEntryServices } from '../../../app/portal-context.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { CodeForm } from '../code/code-form.tsx';
import { Resend } from '../code/resend.tsx';
import classes from './form.module.css';

interface SmsFormProps {
  readonly challenge: CodeChallenge;
  /** The last error, including one from sending the first code. */
  readonly error: string | null;
  readonly onError: (error: string | null) => void;
  /** The link back to the password. */
  readonly back: ReactNode;
}

/** The code from the text message. */
export function SmsForm({ challenge, error, onError, back }: SmsFormProps) {
  const { signIn } = useEntryServices();
  const { pending, run } = usePending();
  const [resent, setResent] = useState<CodeChallenge | null>(null);
  const current = later(challenge, resent);

  const verify = (code: string) =>
    run(async () => {
      onError(null);
      onError((await signIn.verifySms(code)).error);
    });
  const resend = () =>
    run(async () => {
      onError(null);
      const result = await signIn.resendSms();
      onError(result.error);
      if (!result.success) return;
      setResent(result.challenge);
      toast.success(messages.secondFactor.codeResent);
    });

  return (
    <>
      <p className={classes['note']}>{sentNote(current)}</p>
      <CodeForm
        submitLabel="Verify & Sign In"
        onSubmit={(code) => void verify(code)}
        pending={pending}
        error={error}
      >
        <Resend resendAt={current.resendAt} onResend={() => void resend()} disabled={pending} />
      </CodeForm>
      <div className={classes['divided']}>{back}</div>
    </>
  );
}

function sentNote({ codeSent, phoneHint }: CodeChallenge): string {
  return codeSent
    ? messages.secondFactor.sentToPhoneEnding(phoneHint)
    : messages.secondFactor.notSentToPhoneEnding(phoneHint);
}

/** The session may or may not report a message that was sent again; the later challenge applies. */
function later(a: CodeChallenge, b: CodeChallenge | null): CodeChallenge {
  return b !== null && b.resendAt >= a.resendAt ? b : a;
}
