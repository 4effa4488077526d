import { messages } from '@lineup/domain';
import { Button } from '../../design/controls/button.tsx';
import { Banner } from '../../design/banner.tsx';
import classes from './load-failure.module.css';

interface LoadFailureProps {
  /** Why, and what to do. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Stands in place of the festivals when they cannot be loaded. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <Banner tone="red" title={messages.festival.listFailed}>
      <div className={classes['body']}>
        {text !== messages.festival.listFailed && <p>{text}</p>}
        <Button variant="default" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Banner>
  );
}
