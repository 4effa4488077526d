import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import hidden from '../controls/visually-hidden.module.css';
import classes from './skeleton.module.css';

interface SkeletonProps {
  /** Sets the size of the expected content. */
  readonly className?: string | undefined;
}

/** A grey placeholder for content that is loading. Wrap all of a page in one `SkeletonGroup`. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={clsx(classes['skeleton'], className)} aria-hidden />;
}

interface SkeletonGroupProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Announces once for all its placeholders that content is loading. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div aria-busy data-waiting>
      <output className={hidden['hidden']} aria-label={label}>
        {label}
      </output>
      {children}
    </div>
  );
}
