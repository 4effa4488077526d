import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { PageSpinner } from '../../design/page/page-spinner.tsx';

interface RedirectProps {
  /** A path, with its search. */
  readonly to: string;
  /** Whether the target page remembers the current page. */
  readonly keepPlace?: boolean;
}

/**
 * Redirects once, without an entry in the history; the target page has a guard of its own. (The router's `Navigate`
 * navigates on every rendering, which never ends below a component that follows the address.)
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
