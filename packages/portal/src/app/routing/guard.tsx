import { Outlet, useLocation } from '@tanstack/react-router';
import { Fragment, lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { PageSpinner } from '../../design/page/page-spinner.tsx';
import { adminGate, enrollmentGate, isHeldOpen, loginGate, type Gate, internalPath } from './guard-rules.ts';
import { usePortal, useEntryServices, useSession } from '../portal-context.ts';
import { hasReading } from '../offline/drop-reading.ts';
import { Redirect } from './redirect.tsx';
import { UnreachablePage } from '../layout/unreachable-page.tsx';

/**
 * The page with the stored festival; falls back to `UnreachablePage` if nothing is stored. Its code comes from the
 * browser's cache.
 */
const OfflinePage = lazy(async () => {
  try {
    if (!(await hasReading())) return { default: UnreachablePage };
    return { default: (await import('../../features/timetable/offline/offline-page.tsx')).OfflinePage };
  } catch {
    // The code is not cached.
    return { default: UnreachablePage };
  }
});

/**
 * Lets only administrators through. People who are not signed in return to this page after signing in, unless they
 * signed out themselves. A page with unsaved input survives the end of the session: see `SignInAgain`.
 */
export function AdminGuard(): ReactNode {
  const { session, unsaved } = usePortal();
  const current = useSession();
  const isLeaving = useSyncExternalStore(session.subscribe, session.isLeaving);
  const isLost = session.wasLost() && !isLeaving;
  const isHeld = isHeldOpen(current, { isLost, hasUnsaved: unsaved.any() });
  // The page of another user is remounted: the input on it belongs to the previous one.
  return (
    <Fragment key={session.lastUser()?.id}>
      <Guarded gate={isHeld ? 'open' : adminGate(current)} keepPlace={!isLeaving} isRead />
    </Fragment>
  );
}

/** Lets only users through who are signed in and still have to enrol a phone. */
export function EnrollmentGuard(): ReactNode {
  return <Guarded gate={enrollmentGate(useSession())} />;
}

/** Redirects users who are fully signed in to the page they came from, or to the dashboard. */
export function LoginGuard(): ReactNode {
  const gate = loginGate(useSession());
  const back = useLocation({ select: ({ state }) => state.back });
  return <Guarded gate={typeof gate === 'object' ? { to: internalPath(back) ?? gate.to } : gate} />;
}

interface GuardedProps {
  readonly gate: Gate;
  readonly keepPlace?: boolean;
  /** Shows previously loaded data while the server cannot be reached. */
  readonly isRead?: boolean;
}

function Guarded({ gate, keepPlace = false, isRead = false }: GuardedProps) {
  if (gate === 'wait') return <PageSpinner />;
  if (gate === 'unreachable') return <Unreachable isRead={isRead} />;
  return gate === 'open' ? <Outlet /> : <Redirect to={gate.to} keepPlace={keepPlace} />;
}

/** The session is requested continuously; the button only shortens the pause. */
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
