import type { ReactNode } from 'react';
import type { Tone } from '../notices/banner.tsx';
import classes from './status-badge.module.css';

interface StatusBadgeProps {
  /** `plain` for a state that needs no attention. */
  readonly tone: Tone | 'plain';
  /** The name of the state; colour alone must not convey it. */
  readonly children: string;
  readonly icon?: ReactNode;
}

/** The state of something in one word. */
export function StatusBadge({ tone, children, icon }: StatusBadgeProps) {
  return (
    <span className={classes['badge']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
