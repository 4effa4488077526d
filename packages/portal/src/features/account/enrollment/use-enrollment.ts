import { messages } from '@lineup/domain';
import { useState } from 'react';
import { useEntryServices } from '../../../app/portal-context.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { toast } from '../../../design/toasts/toast.ts';
import {
  afterComplete,
  afterResend,
  afterStart,
  afterWrongPassword,
  atPhone,
  type EnrollmentState,
} from './enrollment-state.ts';

/** The state and the actions of a phone enrolment. `onComplete` runs once, at the end. */
export function useEnrollment(onComplete: () => void) {
  const { enrollment } = useEntryServices();
  const { pending, run } = usePending();
  const [state, setState] = useState<EnrollmentState>(atPhone);

  const start = async (phoneNumber: string) => {
    const result = await enrollment.start(phoneNumber);
    setState(afterStart(phoneNumber, result));
    if (result.success) toast.success(messages.enrollment.codeSent);
  };

  return {
    state,
    pending,
    start: (phoneNumber: string) => run(() => start(phoneNumber)),

    resend: (phoneNumber: string) =>
      run(async () => {
        const result = await enrollment.start(phoneNumber);
        setState((before) => afterResend(before, result));
        if (result.success) toast.success(messages.enrollment.codeSent);
      }),

    /** Confirms the password, then requests the code again. */
    confirm: (phoneNumber: string, password: string) =>
      run(async () => {
        const { error } = await enrollment.reauthenticate(password);
        if (error === null) await start(phoneNumber);
        else setState((before) => afterWrongPassword(before, error));
      }),

    complete: (code: string) =>
      run(async () => {
        const result = await enrollment.complete(code);
        setState((before) => afterComplete(before, result));
        if (!result.success) return;
        toast.success(messages.enrollment.enrolled);
        onComplete();
      }),

    back: () => setState(atPhone),
  };
}
