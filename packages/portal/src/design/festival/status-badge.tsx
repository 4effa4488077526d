import type { ReactNode } from 'react';
import type { Tone } from '../notices/banner.tsx';
import classes from './status-badge.module.css';

interface StatusBadgeProps {
  /** `plain` for a state that asks for no attention. */
  readonly tone: Tone | 'plain';
  /** The word for the state; colour alone never says it. */
  readonly children: string;
  readonly icon?: ReactNode;
}

/** One word on the state of something. */
export function StatusBadge({ tone, children, icon }: StatusBadgeProps) {
  return (
    <span className={classes['badge']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
