import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import hidden from '../controls/visually-hidden.module.css';
import classes from './skeleton.module.css';

interface SkeletonProps {
  /** Gives it the size of what is to come. */
  readonly className?: string | undefined;
}

/** A grey shape in place of something that is being loaded. Wrap all of a page in one `SkeletonGroup`. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={clsx(classes['skeleton'], className)} aria-hidden />;
}

interface SkeletonGroupProps {
  /** What is being loaded, for those who cannot see the shapes. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Says once, for all the shapes in it, that something is being loaded. */
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
