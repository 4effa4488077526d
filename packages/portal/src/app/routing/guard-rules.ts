import type { PortalSession } from '@lineup/services';

/** The decision of a guard: wait for the session, report that it cannot be reached, let in, or redirect. */
export type Gate = 'wait' | 'unreachable' | 'open' | { readonly to: string };

/** The decision that all pages share while the session is not known. */
function earlyGate({ state }: PortalSession): 'wait' | 'unreachable' | null {
  if (state === 'loading') return 'wait';
  return state === 'unreachable' ? state : null;
}

/** Who may see the pages for administrators (specification, section 2). A half-finished sign-in continues at /login. */
export function adminGate(session: PortalSession): Gate {
  const early = earlyGate(session);
  if (early !== null) return early;
  if (session.state === 'signedIn') return 'open';
  return { to: session.state === 'enrolment' ? '/enrollment' : '/login' };
}

/** Who may see /enrollment: users who are signed in and still have to enrol. */
export function enrollmentGate(session: PortalSession): Gate {
  const early = earlyGate(session);
  if (early !== null) return early;
  if (session.state === 'enrolment') return 'open';
  return { to: session.state === 'signedIn' ? '/' : '/login' };
}

/** Who may see /login: everybody who is not fully signed in. */
export function loginGate(session: PortalSession): Gate {
  const early = earlyGate(session);
  if (early !== null) return early;
  return session.state === 'signedIn' ? { to: '/' } : 'open';
}

interface Loss {
  /** The session ended without the user signing out. */
  readonly isLost: boolean;
  /** The page holds unsaved input. */
  readonly hasUnsaved: boolean;
}

/** Returns true if a page for administrators stays mounted, inert, while its user signs in again above it. */
export function isHeldOpen(session: PortalSession, { isLost, hasUnsaved }: Loss): boolean {
  return isLost && hasUnsaved && (session.state === 'signedOut' || session.state === 'secondFactor');
}

/**
 * Returns `address` if it leads into the portal itself: a path with its search, and not the sign-in. Otherwise null.
 */
export function internalPath(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/(?![/\\])/u.test(address)) return null;
  return /^\/login(?:[/?#]|$)/u.test(address) ? null : address;
}
