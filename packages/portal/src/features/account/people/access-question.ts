import type { AccessChange, OpenInvitation, Person } from '@lineup/provider';

/** What is asked for one's password: an invitation to an address that is yet to be typed, or what is done to somebody. */
export type AccessQuestion =
  | { readonly type: 'invite' }
  | {
      readonly type: Exclude<AccessChange['type'], 'invite'>;
      /** Of the account, or of the invitation. */
      readonly id: string;
      /** Name or address, as the dialog names them. */
      readonly who: string;
    };

/** The question about somebody who has access. */
export function aboutPerson(type: 'revoke' | 'resetPhone', { id, name, email }: Person): AccessQuestion {
  return { type, id, who: name ?? email };
}

/** The question about an invitation. */
export function aboutInvitation(
  type: 'resendInvitation' | 'withdrawInvitation',
  { id, email }: OpenInvitation,
): AccessQuestion {
  return { type, id, who: email };
}
