import { historyMessages, type Change, type Edit, type Festival } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHistoryServices } from '../../app/provider/history-services.ts';
import { useAuthorNames } from '../../app/queries/use-author-names.ts';
import { Banner } from '../../design/notices/banner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { DifferenceTable } from './differences.tsx';
import classes from './set-history.module.css';
import { useChangeText } from './use-change-text.ts';
import { whenText } from './when-text.ts';

interface SetHistoryProps {
  readonly festival: Festival;
  readonly eventId: string;
  /** The version of the set as shown; a new version means new changes. */
  readonly version: string | null;
}

/** The latest changes of one set, newest first. */
export function SetHistory({ festival, eventId, version }: SetHistoryProps) {
  const { history } = useHistoryServices();
  const found = useQuery({
    queryKey: ['set-history', festival.id, eventId, version],
    queryFn: () => history.find(festival.id, [{ type: 'set', id: eventId }], null),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (found.isPending) {
    return (
      <SkeletonGroup label="Loading">
        <Skeleton className={classes['skeleton']} />
      </SkeletonGroup>
    );
  }
  if (found.isError) {
    return (
      <Banner tone="red" title={errorText(found.error, historyMessages.loadFailed)}>
        <Button variant="default" onClick={() => void found.refetch()}>
          Try Again
        </Button>
      </Banner>
    );
  }
  const { changes, next } = found.data;
  const isFromBefore = next === null && !changes.some(({ created }) => created > 0);
  return (
    <>
      <ol className={classes['list']} aria-label="Changes of this event" tabIndex={0}>
        {changes.map((change) => (
          <SetChange key={change.id} festival={festival} change={change} eventId={eventId} />
        ))}
      </ol>
      {isFromBefore && <p className={classes['note']}>{historyMessages.beginsHere}</p>}
      {next !== null && (
        <p className={classes['note']}>Earlier changes are in the history of the festival.</p>
      )}
    </>
  );
}

interface SetChangeProps {
  readonly festival: Festival;
  readonly change: Change;
  readonly eventId: string;
}

function SetChange({ festival, change, eventId }: SetChangeProps) {
  const { id } = festival;
  const { history } = useHistoryServices();
  const what = useChangeText(id, change, festival);
  const nameOf = useAuthorNames([change.by]);
  const isOwn = (edit: Edit) => edit.target !== 'festival' && edit.id === eventId;
  // In a large change the edit of this set may be in another part of the record.
  const own = change.edits.find(isOwn);
  const edits = useQuery({
    queryKey: ['edits', id, change.id],
    queryFn: () => history.edits(id, change),
    enabled: own === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = own ?? edits.data?.find(isOwn);
  return (
    <li>
      <p className={classes['what']}>{what}</p>
      <p className={classes['note']}>
        <span title={change.by.email}>{nameOf(change.by)}</span>, {whenText(change, festival)}
      </p>
      {shown !== undefined && shown.before !== null && shown.after !== null && (
        <DifferenceTable edit={shown} clocks={festival} />
      )}
    </li>
  );
}
