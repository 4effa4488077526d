import { messages } from '@lineup/domain';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Banner } from './banner.tsx';
import classes from './crash-boundary.module.css';
import { isLoadFailure } from './load-failure.ts';

interface CrashBoundaryProps {
  /** Identifies the content; different content is rendered again after a crash. */
  readonly shown?: string;
  readonly children: ReactNode;
}

/** Keeps a crash of its content from breaking the rest of the page, and offers to retry. */
export function CrashBoundary({ shown = '', children }: CrashBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => shown} errorComponent={CrashNote}>
      {children}
    </CatchBoundary>
  );
}

/** Explains the crash, and takes the focus that was lost with the content. */
export function CrashNote({ error, reset }: ErrorComponentProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = note.current?.parentElement ?? null;
    focusIfLost(note.current);
    // The retried content is mounted only once the note has gone.
    return () => queueMicrotask(() => focusIfLost(place));
  }, []);
  const isOutdated = isLoadFailure(error);
  const { part, partAdvice, partNotLoaded, notLoadedAdvice } = messages.crash;
  return (
    <div ref={note} className={classes['note']}>
      <Banner tone="red" title={isOutdated ? partNotLoaded : part}>
        {isOutdated ? notLoadedAdvice : partAdvice}
      </Banner>
      <Button data-autofocus onClick={isOutdated ? () => window.location.reload() : reset}>
        {isOutdated ? 'Reload' : 'Try Again'}
      </Button>
    </div>
  );
}

/** The focused element may have gone in the crash, or with the note. An open dialog takes the focus itself. */
function focusIfLost(place: HTMLElement | null): void {
  const active = document.activeElement;
  if (active !== null && active !== document.body && active.tagName !== 'DIALOG') return;
  const selector = '[data-autofocus]:not([data-autofocus="false"])';
  const control =
    place?.querySelector<HTMLElement>(selector) ?? place?.querySelector<HTMLElement>(anyControl);
  control?.focus();
}

const anyControl = ':is(button, input, select, textarea, a[href]):not(:disabled)';
