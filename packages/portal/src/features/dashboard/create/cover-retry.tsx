import { messages } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { CoverField } from './cover-field.tsx';
import type { ChosenImage } from '../../../design/files/use-chosen-image.ts';
import classes from './create-festival-form.module.css';

interface CoverRetryProps {
  readonly reason: string;
  readonly cover: ChosenImage;
  readonly isPending: boolean;
  readonly onRetry: (file: File) => void;
  readonly onLeave: () => void;
}

/** The festival stands; its cover could not be stored. Tries it again, or another one, or goes on without. */
export function CoverRetry({ reason, cover, isPending, onRetry, onLeave }: CoverRetryProps) {
  const { file } = cover;
  return (
    <div className={classes['form']}>
      <Banner tone="red" title={messages.festival.createdWithoutImage}>
        {reason}
      </Banner>
      <CoverField cover={cover} disabled={isPending} />
      <div className={classes['actions']}>
        <Button variant="default" disabled={isPending} onClick={onLeave}>
          Continue Without Image
        </Button>
        <Button
          data-autofocus
          loading={isPending}
          disabled={file === null}
          onClick={() => file !== null && onRetry(file)}
        >
          Try Again
        </Button>
      </div>
    </div>
  );
}
