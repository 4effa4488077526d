import { checkNewPassword, messages, ownAccountMessages } from '@lineup/domain';
import type { AuthPort, OwnSession } from '@lineup/provider';
import { toServiceError, type ErrorTexts } from '../service-error.ts';
import { step, type StepResult } from './sign-in.ts';

const passwordTexts: ErrorTexts = {
  'wrong-password': messages.reauthentication.incorrectPassword,
  'too-many-requests': messages.reauthentication.tooManyAttempts,
};

/** The input of the form that changes a password. */
export interface PasswordInput {
  readonly present: string;
  readonly next: string;
  readonly repeated: string;
}

/** What signed-in users can do with their own account. */
export function createOwnAccount(auth: AuthPort) {
  const { changePassword, sessions, endOtherSessions } = auth.account;
  return {
    /** Whether the password can be changed here, with the current one; otherwise a link is mailed. */
    hasPasswordForm: changePassword !== null,

    /** Whether the provider lists sessions; otherwise they can only be ended all at once. */
    hasSessionList: sessions !== null,

    /** Sets a new password and ends all other sessions of the account. Never fails; the result says what to show. */
    changePassword({ present, next, repeated }: PasswordInput): Promise<StepResult> {
      const problem = checkNewPassword(next) ?? (next === repeated ? null : ownAccountMessages.notEqual);
      if (problem !== null) return Promise.resolve({ success: false, error: problem });
      return step(async () => changePassword?.(present, next), ownAccountMessages.notChanged, passwordTexts);
    },

    /** Mails a link for changing the password. Never fails; the result says what to show. */
    sendPasswordLink(email: string): Promise<StepResult> {
      return step(() => auth.sendPasswordReset(email), ownAccountMessages.linkNotSent);
    },

    /**
     * The sessions of the account, most recently used first; empty if the provider cannot list them. Fails with
     * ServiceError.
     */
    async listSessions(): Promise<readonly OwnSession[]> {
      try {
        return (await sessions?.list()) ?? [];
      } catch (error) {
        throw toServiceError(error, ownAccountMessages.sessionsNotLoaded);
      }
    },

    /** Ends one session. Fails with ServiceError. */
    async endSession(id: string): Promise<void> {
      try {
        await sessions?.end(id);
      } catch (error) {
        throw toServiceError(error, ownAccountMessages.notSignedOut);
      }
    },

    /** Ends all other sessions; if the provider cannot list sessions, this one as well. Fails with ServiceError. */
    async endOtherSessions(): Promise<void> {
      try {
        await endOtherSessions();
      } catch (error) {
        throw toServiceError(error, ownAccountMessages.notSignedOut);
      }
    },
  };
}

export type OwnAccount = ReturnType<typeof createOwnAccount>;
