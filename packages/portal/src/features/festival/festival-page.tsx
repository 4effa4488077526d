import { zoneRulesChanged, type Festival } from '@lineup/domain';
import { useIsMutating } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode, useMemo } from 'react';
import { CrashBoundary } from '../../design/notices/crash-boundary.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { deleteFestivalKey } from './delete-festival-key.ts';
import { FestivalSkeleton } from './festival-skeleton.tsx';
import { parseTab } from './festival-tab.ts';
import { FestivalTabs } from './festival-tabs.tsx';
import type { Versioned } from '@lineup/services';
import classes from './festival-page.module.css';
import { useLetterKey } from '../../app/keys/use-letter-key.ts';
import { usePaletteDoor } from '../../app/palette/palette-door.ts';
import { useServices } from '../../app/portal-context.ts';
import { festivalKey } from '../../app/queries/edit-records.ts';
import { useLive, type Live } from '../../app/queries/use-live.ts';
import { afterZoneHistory } from '../../app/queries/zone-history.ts';

/** Few festivals need it. */
const ZoneRulesQuestion = lazy(async () => ({
  default: (await import('./details/zone-rules-question.tsx')).ZoneRulesQuestion,
}));

/** Seldom shown, and needs much that the festival's page does not. */
const NoFestival = lazy(async () => ({ default: (await import('./no-festival.tsx')).NoFestival }));

/** A festival with its tabs. If it cannot be loaded, this is reported and the dashboard opens. */
export function FestivalPage(): ReactNode {
  const { id = '', tab } = useParams({ strict: false });
  const festival = useFestival(id);
  const failure = festival.status === 'error' ? festival.error.message : null;
  useReturnOnFailure(failure);
  const { open } = usePaletteDoor();
  useLetterKey('findSet', () => open('sets'));
  const isBeingDeleted = useIsMutating({ mutationKey: deleteFestivalKey(id) }) > 0;

  if (festival.status !== 'success') return <FestivalSkeleton />;
  if (festival.data === null) {
    return (
      <Suspense fallback={<FestivalSkeleton />}>
        {isBeingDeleted ? <FestivalSkeleton /> : <NoFestival festivalId={id} />}
      </Suspense>
    );
  }
  const shown = parseTab(tab);
  return (
    <div className={classes['page']} data-fills={shown === 'schedule'}>
      <FestivalTabs festival={festival.data} tab={shown} />
      {zoneRulesChanged(festival.data) && (
        <CrashBoundary>
          <Suspense>
            <ZoneRulesQuestion festival={festival.data} />
          </Suspense>
        </CrashBoundary>
      )}
    </div>
  );
}

function useReturnOnFailure(failure: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (failure === null) return;
    toast.error(failure);
    void navigate({ to: '/', replace: true });
  }, [failure, navigate]);
}

/** Follows the festival while the page is shown; null if it does not exist. */
function useFestival(id: string): Live<Versioned<Festival> | null> {
  const { festivals } = useServices();
  const follow = useMemo(
    () =>
      afterZoneHistory<Versioned<Festival> | null>(
        (onNext, onError) => festivals.watch(id, onNext, onError),
        (festival) => (festival === null ? [] : [festival]),
      ),
    [festivals, id],
  );
  return useLive(festivalKey(id), follow);
}
