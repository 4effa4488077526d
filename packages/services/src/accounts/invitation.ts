import { checkNewPassword, invitationMessages } from '@lineup/domain';
import { isProviderError, type AuthPort } from '@lineup/provider';
import { errorText, type ErrorTexts } from '../service-error.ts';

/** What the link of an invitation is worth: an address, nothing, or not known for a reason to be shown. */
export type FoundInvitation =
  | { readonly kind: 'good'; readonly email: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: string };

/** What came of a password given with the link. */
export type Acceptance =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: string };

const texts: ErrorTexts = { 'too-many-requests': invitationMessages.failed.tooMany };

/** What somebody without an account does with the link of an invitation. No call throws; each result says what to show. */
export function createInvitation({ invitations }: Pick<AuthPort, 'invitations'>) {
  return {
    /** Looks at the link. */
    async find(token: string): Promise<FoundInvitation> {
      try {
        return { kind: 'good', email: await invitations.find(token) };
      } catch (error) {
        return failure(error, invitationMessages.failed.title);
      }
    },

    /** Makes the account with this password. */
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
