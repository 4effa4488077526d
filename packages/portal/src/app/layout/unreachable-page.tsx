import { messages } from '@lineup/domain';
import { Button } from '../../design/controls/button.tsx';
import classes from './error-page.module.css';

interface UnreachablePageProps {
  readonly onRetry: () => void;
  /** What can be read without a connection. */
  readonly read?: { readonly name: string; readonly onRead: () => void };
}

/**
 * Replaces every page if the server cannot be reached at the first load; disappears on its own once it can. Needs no
 * context.
 */
export function UnreachablePage({ onRetry, read }: UnreachablePageProps) {
  return (
    <main className={classes['page']} id="content">
      <h1>{messages.provider.unreachableTitle}</h1>
      <p>{messages.provider.firstResponseMissing}</p>
      <div className={classes['actions']}>
        <Button onClick={onRetry}>Try Again</Button>
        {read !== undefined && (
          <Button variant="default" onClick={read.onRead}>
            Read {read.name}
          </Button>
        )}
      </div>
    </main>
  );
}
