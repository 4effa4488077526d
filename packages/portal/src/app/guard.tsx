import { Outlet, useLocation } from '@tanstack/react-router';
import { PageSpinner } from '../design/page-spinner.tsx';
import { adminGate, enrollmentGate, loginGate, type Gate } from './guard-rules.ts';
import { usePortal, useSession } from './portal-context.ts';
import { Redirect } from './redirect.tsx';
import type { ReactNode } from 'react';

/** Lets only administrators through. Who loses the session here finds back to this place after signing in again. */
export function AdminGuard(): ReactNode {
  const { session } = usePortal();
  return <Guarded gate={adminGate(useSession())} keepPlace={session.wasLost()} />;
}

/** Lets only those through who are signed in and have to enrol a phone. */
export function EnrollmentGuard(): ReactNode {
  return <Guarded gate={enrollmentGate(useSession())} />;
}

/** Sends who is signed in wholly back to where the session was lost, or to the dashboard. */
export function LoginGuard(): ReactNode {
  const gate = loginGate(useSession());
  const back = useLocation({ select: ({ state }) => state.back });
  return <Guarded gate={typeof gate === 'object' ? { to: back ?? gate.to } : gate} />;
}

interface GuardedProps {
  readonly gate: Gate;
  readonly keepPlace?: boolean;
}

function Guarded({ gate, keepPlace = false }: GuardedProps) {
  if (gate === 'wait') return <PageSpinner />;
  return gate === 'open' ? <Outlet /> : <Redirect to={gate.to} keepPlace={keepPlace} />;
}
