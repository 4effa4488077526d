import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { ArrivalContext } from './arrival.ts';
import classes from './page-title.module.css';
import { placeToasts } from '../toasts/toast-place.ts';

const portalName = 'Festival Admin Portal';

interface PageTitleProps {
  readonly children: string;
  /** What is shown where it says more than the plain text. */
  readonly shown?: ReactNode;
}

/**
 * The one first-level heading of a page. It names the document, and takes the focus when one arrives from another page,
 * so that a screen reader says where one is and the keyboard goes on from there.
 */
export function PageTitle({ children, shown }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useContext(ArrivalContext);

  useEffect(() => {
    document.title = children === portalName ? portalName : `${children} · ${portalName}`;
  }, [children]);

  // One that was shown on the page before stays for a while.
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
