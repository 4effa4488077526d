import type { AccessChange, OpenInvitation, Person } from '@lineup/provider';

/**
 * What requires the user's password: an invitation whose address is still to be typed, or a change to somebody's
 * access.
 */
export type AccessQuestion =
  | { readonly type: 'invite' }
  | {
      readonly type: Exclude<AccessChange['type'], 'invite'>;
      /** The id of the account, or of the invitation. */
      readonly id: string;
      /** The name or address that the dialog shows. */
      readonly who: string;
    };

/** Returns the question about somebody who has access. */
export function aboutPerson(type: 'revoke' | 'resetPhone', { id, name, email }: Person): AccessQuestion {
  return { type, id, who: name ?? email };
}

/** Returns the question about an invitation. */
export function aboutInvitation(
  type: 'resendInvitation' | 'withdrawInvitation',
  { id, email }: OpenInvitation,
): AccessQuestion {
  return { type, id, who: email };
}
