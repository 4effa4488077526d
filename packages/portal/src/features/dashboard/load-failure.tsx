import { messages } from '@lineup/domain';
import type { ServiceError } from '@lineup/services';
import { failureNote } from '../../app/forms/failure-note.ts';
import { Button } from '../../design/controls/button.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import classes from './load-failure.module.css';

interface LoadFailureProps {
  readonly error: ServiceError;
  readonly onRetry: () => void;
}

/** Shown instead of the festivals if they cannot be loaded. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const text = failureNote(error, messages.festival.listFailed);
  return (
    <Banner tone="red" title={messages.festival.listFailed}>
      <div className={classes['body']}>
        {text !== null && <p>{text}</p>}
        <Button variant="default" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Banner>
  );
}
