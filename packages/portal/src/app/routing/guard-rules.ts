import type { PortalSession } from '@lineup/services';

/** What a guard decides: wait for the session, say that it is out of reach, let in, or send elsewhere. */
export type Gate = 'wait' | 'unreachable' | 'open' | { readonly to: string };

/** The same for every page while it is not known who is there. */
function earlyGate({ state }: PortalSession): 'wait' | 'unreachable' | null {
  if (state === 'loading') return 'wait';
  return state === 'unreachable' ? state : null;
}

/** Who may see the pages for administrators (specification, section 2). A half-finished sign-in goes on at /login. */
export function adminGate(session: PortalSession): Gate {
  const early = earlyGate(session);
  if (early !== null) return early;
  if (session.state === 'signedIn') return 'open';
  return { to: session.state === 'enrolment' ? '/enrollment' : '/login' };
}

/** Who may see /enrollment: only who is signed in and has to enrol. */
export function enrollmentGate(session: PortalSession): Gate {
  const early = earlyGate(session);
  if (early !== null) return early;
  if (session.state === 'enrolment') return 'open';
  return { to: session.state === 'signedIn' ? '/' : '/login' };
}

/** Who may see /login: everybody who is not signed in wholly. */
export function loginGate(session: PortalSession): Gate {
  const early = earlyGate(session);
  if (early !== null) return early;
  return session.state === 'signedIn' ? { to: '/' } : 'open';
}

interface Loss {
  /** The session ended without the person wanting it. */
  readonly isLost: boolean;
  /** The page holds input that is not saved. */
  readonly hasUnsaved: boolean;
}

/** Returns true if a page for administrators stays, out of reach, while its person signs in again above it. */
export function isHeldOpen(session: PortalSession, { isLost, hasUnsaved }: Loss): boolean {
  return isLost && hasUnsaved && (session.state === 'signedOut' || session.state === 'secondFactor');
}

/** `address` where it leads into the portal itself: a path with its search, and not the way in again. Otherwise null. */
export function internalPath(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/(?![/\\])/u.test(address)) return null;
  return /^\/login(?:[/?#]|$)/u.test(address) ? null : address;
}
