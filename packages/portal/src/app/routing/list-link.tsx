import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

interface ListLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** A path of the portal. */
  readonly href: string;
}

/** A link to another page in a list of many, which search and filters redraw: every `Link` is rendered again whenever the address changes. */
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
