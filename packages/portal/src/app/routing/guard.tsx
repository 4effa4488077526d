import { Outlet, useLocation } from '@tanstack/react-router';
import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { PageSpinner } from '../../design/page/page-spinner.tsx';
import { adminGate, enrollmentGate, isHeldOpen, loginGate, type Gate, internalPath } from './guard-rules.ts';
import { usePortal, useEntryServices, useSession } from '../portal-context.ts';
import { Redirect } from './redirect.tsx';
import { UnreachablePage } from '../layout/unreachable-page.tsx';

/**
 * Lets only administrators through. Who is not signed in finds back to this place after signing in, unless they signed out
 * themselves. While a page holds unsaved input, the end of the session does not take it away: see `SignInAgain`.
 */
export function AdminGuard(): ReactNode {
  const { session, unsaved } = usePortal();
  const current = useSession();
  const isLeaving = useSyncExternalStore(session.subscribe, session.isLeaving);
  const isLost = session.wasLost() && !isLeaving;
  const isHeld = isHeldOpen(current, { isLost, hasUnsaved: unsaved.any() });
  // Somebody else's page begins anew: what is on the one that is held is not theirs.
  return (
    <Fragment key={session.lastUser()?.id}>
      <Guarded gate={isHeld ? 'open' : adminGate(current)} keepPlace={!isLeaving} />
    </Fragment>
  );
}

/** Lets only those through who are signed in and have to enrol a phone. */
export function EnrollmentGuard(): ReactNode {
  return <Guarded gate={enrollmentGate(useSession())} />;
}

/** Sends who is signed in wholly back to where they wanted to be, or to the dashboard. */
export function LoginGuard(): ReactNode {
  const gate = loginGate(useSession());
  const back = useLocation({ select: ({ state }) => state.back });
  return <Guarded gate={typeof gate === 'object' ? { to: internalPath(back) ?? gate.to } : gate} />;
}

interface GuardedProps {
  readonly gate: Gate;
  readonly keepPlace?: boolean;
}

function Guarded({ gate, keepPlace = false }: GuardedProps) {
  if (gate === 'wait') return <PageSpinner />;
  if (gate === 'unreachable') return <Unreachable />;
  return gate === 'open' ? <Outlet /> : <Redirect to={gate.to} keepPlace={keepPlace} />;
}

/** The session is asked for all the time; the button only shortens the pause. */
function Unreachable() {
  const { users } = useEntryServices();
  return <UnreachablePage onRetry={() => void users.retrySession()} />;
}
