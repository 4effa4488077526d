import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

interface ListLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** A path of the portal. */
  readonly href: string;
}

/**
 * A link in a long list that search and filters re-render. A router `Link` would re-render whenever the address
 * changes.
 */
export function ListLink({ href, children, ...rest }: ListLinkProps) {
  const { history } = useRouter();
  const follow = (event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
