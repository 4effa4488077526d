import { historyPageMessages, historyMessages, type Change, type Festival } from '@lineup/domain';
import { ServiceError, errorText, type Past } from '@lineup/services';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useHistoryServices } from '../../app/provider/history-services.ts';
import { useAuthorNames } from '../../app/queries/use-author-names.ts';
import { setCount } from '../../app/set-count.ts';
import { BackButton } from '../../design/page/back-button.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { ReadOnlySchedule } from '../timetable/read-only-schedule.tsx';
import classes from './as-of-view.module.css';
import { RestoreButton } from './restore-button.tsx';
import { useChangeText } from './use-change-text.ts';
import { whenText } from './when-text.ts';

interface AsOfViewProps {
  readonly festival: Festival;
  readonly changeId: string;
}

/** The lineup as a change left it, read-only, with links back to the history and buttons to restore it. */
export function AsOfView({ festival, changeId }: AsOfViewProps) {
  const { history } = useHistoryServices();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const goBack = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, asOf: undefined }), resetScroll: true });
  const past = useQuery({
    queryKey: ['as-of', festival.id, changeId],
    queryFn: async () => {
      const change = await history.get(festival.id, changeId);
      if (change === null) throw new ServiceError('not-found', historyMessages.notFound);
      return { change, past: await history.asOf(festival.id, change) };
    },
    gcTime: 0,
  });
  return (
    <section className={classes['view']}>
      <BackButton label="Back to History" onClick={goBack} />
      <h2 ref={title} tabIndex={-1}>
        The lineup as of then
      </h2>
      {past.isPending && (
        <SkeletonGroup label="Loading">
          <Skeleton className={classes['skeleton']} />
        </SkeletonGroup>
      )}
      {past.isError && (
        <EmptyState
          title={errorText(past.error, historyMessages.loadFailed)}
          action={<Button onClick={() => void past.refetch()}>Try Again</Button>}
        />
      )}
      {past.isSuccess && (
        <PastLineup festival={festival} change={past.data.change} past={past.data.past} onRestored={goBack} />
      )}
    </section>
  );
}

interface PastLineupProps {
  readonly festival: Festival;
  readonly change: Change;
  readonly past: Past;
  readonly onRestored: () => void;
}

function PastLineup({ festival, change, past, onRestored }: PastLineupProps) {
  const who = useAuthorNames([change.by])(change.by);
  const what = useChangeText(festival.id, change, festival);
  return (
    <>
      <Banner tone="blue" title={`${whenText(change, festival)}: ${setCount(past.events.length)}`}>
        <p className={classes['note']}>{historyPageMessages.readOnly(what, who)}</p>
        <RestoreButton festival={festival} change={change} onRestored={onRestored} />
      </Banner>
      {past.festival !== null && <ReadOnlySchedule festival={past.festival} events={past.events} />}
    </>
  );
}
