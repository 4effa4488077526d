import { columnMessages } from '@lineup/domain';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { carriedReviews } from './carried-reviews.ts';
import classes from './carried-changes.module.css';

/** The maximum number of changes listed. */
const shown = 50;

/** Says how many changes of the review were carried over after the columns were changed, and lists the others. */
export function CarriedChanges({ uploadId }: { readonly uploadId: string }) {
  const [carried, setCarried] = useState(() => carriedReviews.of(uploadId));
  if (carried === null) return null;
  const { applied, lost } = carried;
  return (
    <div className={classes['note']}>
      <Banner tone={lost.length > 0 ? 'amber' : 'green'} title={columnMessages.changed}>
        <div className={classes['carried']}>
          <span>{columnMessages.carried(applied, lost.length)}</span>
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              carriedReviews.forget(uploadId);
              setCarried(null);
            }}
          >
            OK
          </Button>
        </div>
        {lost.length > 0 && (
          <details className={classes['lost']}>
            <summary>{columnMessages.showLost}</summary>
            <ul>
              {lost.slice(0, shown).map((change) => (
                <li key={`${change.row} ${change.field} ${change.artistName}`}>
                  <bdi>{columnMessages.lost(change)}</bdi>
                </li>
              ))}
              {lost.length > shown && <li>{columnMessages.more(lost.length - shown)}</li>}
            </ul>
          </details>
        )}
      </Banner>
    </div>
  );
}
