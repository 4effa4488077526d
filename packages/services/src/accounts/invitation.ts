import { checkNewPassword, invitationMessages } from '@lineup/domain';
import { isProviderError, type AuthPort } from '@lineup/provider';
import { errorText, type ErrorTexts } from '../service-error.ts';

/** The state of an invitation link: an address, invalid, or unknown with a reason to show. */
export type FoundInvitation =
  | { readonly kind: 'good'; readonly email: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: string };

/** The result of accepting an invitation with a password. */
export type Acceptance =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: string };

const texts: ErrorTexts = { 'too-many-requests': invitationMessages.failed.tooMany };

/** Handles an invitation link for a visitor without an account. No call throws; each result says what to show. */
export function createInvitation({ invitations }: Pick<AuthPort, 'invitations'>) {
  return {
    /** Looks up the invitation. */
    async find(token: string): Promise<FoundInvitation> {
      try {
        return { kind: 'good', email: await invitations.find(token) };
      } catch (error) {
        return failure(error, invitationMessages.failed.title);
      }
    },

    /** Creates the account with this password. */
    async accept(token: string, password: string, repeated: string): Promise<Acceptance> {
      const problem =
        checkNewPassword(password) ?? (password === repeated ? null : invitationMessages.notEqual);
      if (problem !== null) return { kind: 'failed', error: problem };
      try {
        await invitations.accept(token, password);
        return { kind: 'accepted' };
      } catch (error) {
        return failure(error, invitationMessages.failed.notSet);
      }
    },
  };
}

export type InvitationService = ReturnType<typeof createInvitation>;

function failure(error: unknown, fallback: string) {
  if (isProviderError(error, 'not-found')) return { kind: 'refused' } as const;
  return { kind: 'failed', error: errorText(error, fallback, texts) } as const;
}
