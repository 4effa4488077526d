import type { CodeChallenge } from '@lineup/provider';
import type { PortalSession } from '@lineup/services';

/** What the login page asks for, depending on the session (specification, section 2). */
export type LoginMode =
  | { readonly mode: 'login' }
  | { readonly mode: 'sms'; readonly challenge: CodeChallenge }
  | { readonly mode: 'enrollment' };

/** Returns the mode for `session`: enrolment if required, the code while one is pending, else the password. */
export function loginMode(session: PortalSession): LoginMode {
  if (session.state === 'enrolment') return { mode: 'enrollment' };
  if (session.state === 'secondFactor') return { mode: 'sms', challenge: session.challenge };
  return { mode: 'login' };
}
