import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** An `output` is read out whenever its words change. */
  readonly as?: 'span' | 'output';
  /** `phone`: only there; elsewhere they are seen. */
  readonly on?: 'all' | 'phone';
  readonly children: ReactNode;
}

/** Words for those who do not see the page. */
export function VisuallyHidden({ as: Element = 'span', on = 'all', children }: VisuallyHiddenProps) {
  return <Element className={classes[on === 'all' ? 'hidden' : 'onPhone']}>{children}</Element>;
}
