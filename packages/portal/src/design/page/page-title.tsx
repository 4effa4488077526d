import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { ArrivalContext } from './arrival.ts';
import classes from './page-title.module.css';
import { placeToasts } from '../toasts/toast-place.ts';

const portalName = 'Festival Admin Portal';

interface PageTitleProps {
  readonly children: string;
  /** Rendered instead of the plain text if it says more. */
  readonly shown?: ReactNode;
}

/**
 * The only first-level heading of a page. It sets the document title, and takes the focus on navigation, so that a
 * screen reader announces the page and the keyboard continues from there.
 */
export function PageTitle({ children, shown }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useContext(ArrivalContext);

  useEffect(() => {
    document.title = children === portalName ? portalName : `${children} · ${portalName}`;
  }, [children]);

  // A toast from the previous page stays for a while.
  useEffect(placeToasts, []);

  useEffect(() => {
    if (arrival.hasArrived() && !isField(document.activeElement))
      heading.current?.focus({ preventScroll: true });
    arrival.arrive();
  }, [arrival]);

  return (
    <h1 ref={heading} tabIndex={-1} className={classes['title']}>
      {shown ?? children}
    </h1>
  );
}

function isField(element: Element | null): boolean {
  return element !== null && element.matches('input, select, textarea');
}
