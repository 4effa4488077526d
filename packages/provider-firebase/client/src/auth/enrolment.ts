import { isPhoneNumber, lastFour, messages } from '@lineup/domain';
import { ProviderError, type AuthPort, type CodeChallenge } from '@lineup/provider';
import { multiFactor, PhoneAuthProvider, PhoneMultiFactorGenerator, type User } from 'firebase/auth';
import { authFailure } from './errors/auth-failure.ts';
import type { AuthDependencies } from './dependencies.ts';
import { sentChallenge } from './pending-sign-in.ts';
import {
  sendMessage,
  afterRefusal,
  newCode,
  requirePauseOver,
  requireUsable,
  type SentCode,
} from './sent-code.ts';
import type { SessionManager } from './session/session-manager.ts';

export interface Enrolment extends Pick<AuthPort, 'startEnrolment' | 'completeEnrolment'> {
  /** Discards the phone being enrolled. */
  forget(): void;
}

/** A phone being enrolled. */
interface PendingPhone {
  readonly number: string;
  readonly challenge: CodeChallenge;
  /** Whether it replaces another phone. */
  readonly isChange: boolean;
  code: SentCode;
  /** The code was right; at most the previous phone remains to be removed. */
  enrolled: boolean;
}

/** Enrols a phone as second factor: the first one, or a replacement. */
export function createEnrolment(dependencies: AuthDependencies, manager: () => SessionManager): Enrolment {
  const { auth, now, callKeepPhone, holdWatches } = dependencies;
  let pending: PendingPhone | null = null;

  const requireUser = (): User => {
    if (manager().store.current().state === 'secondFactor') throw new ProviderError('permission-denied');
    if (auth.currentUser === null) throw new ProviderError('unauthenticated');
    return auth.currentUser;
  };

  const send = async (user: User, phoneNumber: string, isChange: boolean): Promise<string> => {
    try {
      const session = await multiFactor(user).getSession();
      return await sendMessage(dependencies, { phoneNumber, session });
    } catch (error) {
      const failure = authFailure(error);
      throw isChange && failure.code === 'requires-recent-login' ? signInAgain(failure) : failure;
    }
  };

  const enrol = async (user: User, mine: PendingPhone, code: string, displayName: string) => {
    const sent = requireUsable(mine.code, code, now());
    const credential = PhoneAuthProvider.credential(sent.verificationId, code);
    try {
      await multiFactor(user).enroll(PhoneMultiFactorGenerator.assertion(credential), displayName);
      mine.enrolled = true;
    } catch (error) {
      const refused = afterRefusal(sent, error);
      mine.code = refused.sent;
      throw refused.failure;
    }
  };

  return {
    forget: () => {
      pending = null;
    },
    startEnrolment: (phoneNumber) =>
      manager().step(async () => {
        const user = requireUser();
        if (!isPhoneNumber(phoneNumber)) throw new ProviderError('invalid-phone-number');
        if (pending?.number === phoneNumber) requirePauseOver(pending.challenge.resendAt, now());
        const isChange = manager().store.current().state === 'signedIn';
        const id = await send(user, phoneNumber, isChange);
        const challenge = sentChallenge({ phoneHint: lastFour(phoneNumber) }, now());
        pending = { number: phoneNumber, challenge, isChange, code: newCode(id, now()), enrolled: false };
        return challenge;
      }),
    completeEnrolment: (code, displayName) =>
      manager().step(async (step) => {
        if (pending === null) throw new ProviderError('no-pending-verification');
        const mine = pending;
        const user = requireUser();
        const resume = holdWatches();
        try {
          if (!mine.enrolled) await enrol(user, mine, code, displayName);
          if (mine.isChange) await callKeepPhone();
          pending = null;
          await step.admit(user);
        } finally {
          resume();
        }
      }),
  };
}

/**
 * Once a phone is enrolled, the provider requires more than a password for a fresh sign-in: only a complete sign-in,
 * with the code sent to the previous phone, allows changing it.
 */
function signInAgain(cause: ProviderError): ProviderError {
  const userMessage = messages.enrollment.signInAgain;
  return new ProviderError('failed-precondition', 'The sign-in is too old', { cause, userMessage });
}
