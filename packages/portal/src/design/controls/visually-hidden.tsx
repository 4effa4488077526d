import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** An `output` is announced whenever its text changes. */
  readonly as?: 'span' | 'output';
  /** `phone`: hidden only on phones, visible elsewhere. */
  readonly on?: 'all' | 'phone';
  readonly children: ReactNode;
}

/** Text for screen readers. */
export function VisuallyHidden({ as: Element = 'span', on = 'all', children }: VisuallyHiddenProps) {
  return <Element className={classes[on === 'all' ? 'hidden' : 'onPhone']}>{children}</Element>;
}
