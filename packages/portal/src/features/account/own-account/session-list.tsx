import { formatDay, formatTime, ownAccountMessages, plainDateOf } from '@lineup/domain';
import type { OwnSession } from '@lineup/provider';
import { ServiceError, type OwnAccount } from '@lineup/services';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../app/portal-context.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { Skeleton, SkeletonGroup } from '../../../design/page/skeleton.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './own-account.module.css';

/** The browsers in which the user is signed in, most recently used first; each but this one can be signed out. */
export function SessionList({ account }: { readonly account: OwnAccount }) {
  const { data, error, refetch } = useQuery<readonly OwnSession[], ServiceError>({
    queryKey: ['own-sessions'],
    queryFn: () => account.listSessions(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const end = useMutation<unknown, ServiceError, string | null>({
    mutationFn: (id) => (id === null ? account.endOtherSessions() : account.endSession(id)),
    onSuccess: (_, id) =>
      toast.success(id === null ? ownAccountMessages.signedOutElsewhere : ownAccountMessages.signedOut),
    onError: (failure) => toast.error(failure.message),
    onSettled: () => refetch(),
  });
  if (data === undefined) {
    return error === null ? (
      <SkeletonGroup label="Loading your sessions">
        <Skeleton className={classes['waiting']} />
      </SkeletonGroup>
    ) : (
      <>
        <Banner tone="red" title={error.message} />
        <Button className={classes['alone'] ?? ''} onClick={() => void refetch()}>
          Try Again
        </Button>
      </>
    );
  }
  return (
    <>
      <ul className={classes['sessions']}>
        {data.map((session) => (
          <li key={session.id}>
            <SessionWords session={session} />
            {!session.isCurrent && (
              <Button
                variant="default"
                aria-label={`Sign out of ${session.device || 'an unknown browser'}`}
                disabled={end.isPending}
                onClick={() => end.mutate(session.id)}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          variant="default"
          color="red"
          className={classes['alone'] ?? ''}
          disabled={end.isPending}
          onClick={() => end.mutate(null)}
        >
          Sign Out Everywhere Else
        </Button>
      )}
    </>
  );
}

function SessionWords({ session }: { readonly session: OwnSession }) {
  const { zone } = usePortal();
  const when = (instant: number) =>
    `${formatDay(plainDateOf(instant, zone))}, ${formatTime(instant, zone, undefined)}`;
  return (
    <div>
      <b>{session.device || 'Unknown browser'}</b>
      <span className={classes['quiet']}>
        {session.isCurrent ? 'This browser' : `Last used ${when(session.lastUsedAt)}`} · signed in{' '}
        {when(session.signedInAt)}
      </span>
    </div>
  );
}
