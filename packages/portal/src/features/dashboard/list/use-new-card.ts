import { useEffect, useRef } from 'react';

/** The link of a card. One that was just created comes into view and takes the focus. */
export function useNewCard(isNew: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isNew) return;
    link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return link;
}
