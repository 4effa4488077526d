import { checkNewPassword, messages, ownAccountMessages } from '@lineup/domain';
import type { AuthPort, OwnSession } from '@lineup/provider';
import { toServiceError, type ErrorTexts } from '../service-error.ts';
import { step, type StepResult } from './sign-in.ts';

const passwordTexts: ErrorTexts = {
  'wrong-password': messages.reauthentication.incorrectPassword,
  'too-many-requests': messages.reauthentication.tooManyAttempts,
};

/** What is typed to change a password. */
export interface PasswordInput {
  readonly present: string;
  readonly next: string;
  readonly repeated: string;
}

/** What one does with one's own account while signed in. */
export function createOwnAccount(auth: AuthPort) {
  const { changePassword, sessions, endOtherSessions } = auth.account;
  return {
    /** Whether the password is changed here, with the present one; else a link is sent for it. */
    hasPasswordForm: changePassword !== null,

    /** Whether the provider knows the sessions one by one; else they only end all at once. */
    hasSessionList: sessions !== null,

    /** Sets a new password; every other session of the account ends. Never fails; the result says what to show. */
    changePassword({ present, next, repeated }: PasswordInput): Promise<StepResult> {
      const problem = checkNewPassword(next) ?? (next === repeated ? null : ownAccountMessages.notEqual);
      if (problem !== null) return Promise.resolve({ success: false, error: problem });
      return step(async () => changePassword?.(present, next), ownAccountMessages.notChanged, passwordTexts);
    },

    /** Sends a link with which the password is changed. Never fails; the result says what to show. */
    sendPasswordLink(email: string): Promise<StepResult> {
      return step(() => auth.sendPasswordReset(email), ownAccountMessages.linkNotSent);
    },

    /** The sessions of the account, the latest used first; none where they are not known. Fails with ServiceError. */
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

    /** Ends all sessions but this one; where they are not known one by one, this one as well. Fails with ServiceError. */
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
