import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { PageSpinner } from '../../design/page/page-spinner.tsx';

interface RedirectProps {
  /** A path, with its search. */
  readonly to: string;
  /** Whether to remember, on the page one is sent to, where one came from. */
  readonly keepPlace?: boolean;
}

/**
 * Sends the reader elsewhere, once, leaving no entry in the history; the page that is reached has a guard of its own. (The
 * router's own `Navigate` goes again with every rendering, which never ends below a part that follows the address.)
 */
export function Redirect({ to, keepPlace = false }: RedirectProps): ReactNode {
  const { history } = useRouter();
  const [target] = useState({ to, keepPlace });
  useEffect(() => {
    const here = history.location.href;
    if (here !== target.to) history.replace(target.to, target.keepPlace ? { back: here } : {});
  }, [history, target]);
  return <PageSpinner />;
}
