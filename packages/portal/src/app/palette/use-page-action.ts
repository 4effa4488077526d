import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePaletteDoor, type ActionRun, type PageAction } from './palette-door.ts';

/** Registers an action of this page for as long as it is shown; runs it immediately if the page was opened for it. */
export function usePageAction(action: PageAction, run: ActionRun): void {
  const { actions } = usePaletteDoor();
  const navigate = useNavigate();
  const isRequested = useLocation({ select: ({ state }) => state.action === action });
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => actions.offer(action, (subject) => latest.current(subject)), [actions, action]);
  useEffect(() => {
    if (!isRequested) return;
    // A reload must not run it again.
    void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
    latest.current();
  }, [isRequested, navigate]);
}
