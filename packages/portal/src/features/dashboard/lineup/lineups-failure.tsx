import { dashboardMessages, messages } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import { IconAlertTriangle } from '../../../design/icons.ts';
import type { Lineups } from '../queries/use-lineups.ts';
import classes from './lineups-failure.module.css';

/**
 * A line above the cards while their counts could not be loaded, or if the last backup failed; the cards are not
 * affected.
 */
export function LineupsFailure({ lineups }: { readonly lineups: Lineups }) {
  const { error, isFetching, retry } = lineups;
  return (
    <output className={classes['line']}>
      {lineups.backupFailed && <strong>{dashboardMessages.backupFailed}</strong>}
      {error !== null && (
        <>
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            <strong>{messages.festival.statsFailed}</strong>
            {error.message !== messages.festival.statsFailed && ` – ${error.message}`}
          </span>
          <Button variant="default" size="sm" disabled={isFetching} onClick={retry}>
            Try Again
          </Button>
        </>
      )}
    </output>
  );
}
