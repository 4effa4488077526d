import { Outlet, useLocation } from '@tanstack/react-router';
import { Fragment, lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { PageSpinner } from '../../design/page/page-spinner.tsx';
import { adminGate, enrollmentGate, isHeldOpen, loginGate, type Gate, internalPath } from './guard-rules.ts';
import { usePortal, useEntryServices, useSession } from '../portal-context.ts';
import { hasReading } from '../offline/drop-reading.ts';
import { Redirect } from './redirect.tsx';
import { UnreachablePage } from '../layout/unreachable-page.tsx';

/** Where something was stored to be read, that; it comes from what the browser has stored. */
const OfflinePage = lazy(async () => {
  try {
    if (!(await hasReading())) return { default: UnreachablePage };
    return { default: (await import('../../features/timetable/offline/offline-page.tsx')).OfflinePage };
  } catch {
    // It was not stored.
    return { default: UnreachablePage };
  }
});

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
  // Somebody else's page begins again: what is on the one that is held is not theirs.
  return (
    <Fragment key={session.lastUser()?.id}>
      <Guarded gate={isHeld ? 'open' : adminGate(current)} keepPlace={!isLeaving} isRead />
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
  /** What was loaded before is shown while the server cannot be reached. */
  readonly isRead?: boolean;
}

function Guarded({ gate, keepPlace = false, isRead = false }: GuardedProps) {
  if (gate === 'wait') return <PageSpinner />;
  if (gate === 'unreachable') return <Unreachable isRead={isRead} />;
  return gate === 'open' ? <Outlet /> : <Redirect to={gate.to} keepPlace={keepPlace} />;
}

/** The session is asked for all the time; the button only shortens the pause. */
function Unreachable({ isRead }: { readonly isRead: boolean }) {
  const { users } = useEntryServices();
  const retry = () => void users.retrySession();
  if (!isRead) return <UnreachablePage onRetry={retry} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <OfflinePage onRetry={retry} />
    </Suspense>
  );
}
