import type { Upload, UploadStatus } from '@lineup/domain';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { StatusBadge } from '../../../../design/festival/status-badge.tsx';
import classes from './draft-list.module.css';

interface DraftItemProps {
  readonly upload: Upload;
  /** When it was uploaded, in the festival's zone. */
  readonly uploadedAt: string;
  readonly onRemove: () => void;
}

const states = {
  processing: { tone: 'blue', word: 'Processing' },
  completed: { tone: 'green', word: 'Ready to review' },
  error: { tone: 'red', word: 'Failed' },
} as const satisfies Record<UploadStatus, object>;

/** An upload that can be continued or removed; a failed one can only be removed. */
export function DraftItem({ upload, uploadedAt, onRemove }: DraftItemProps) {
  const nameId = useId();
  const { tone, word } = states[upload.status];
  return (
    <li className={classes['item']}>
      <div className={classes['words']}>
        <span id={nameId} className={classes['name']}>
          {upload.fileName}
        </span>
        <span className={classes['facts']}>
          <StatusBadge tone={tone}>{word}</StatusBadge> <span>uploaded {uploadedAt}</span>
        </span>
        {upload.error !== null && <span className={classes['reason']}>{upload.error}</span>}
      </div>
      {upload.status !== 'error' && (
        <Link
          to="/festival/$id/upload/$uploadId"
          params={{ id: upload.festivalId, uploadId: upload.uploadId }}
          aria-describedby={nameId}
          className={classes['continue']}
        >
          Continue
        </Link>
      )}
      <Button size="sm" variant="subtle" color="red" aria-describedby={nameId} onClick={onRemove}>
        Remove draft
      </Button>
    </li>
  );
}
