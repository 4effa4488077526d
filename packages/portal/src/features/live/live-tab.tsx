import { formatDay, formatTime, liveMessages, type Festival, type LineupEvent } from '@lineup/domain';
import { liveSetOf, showDayOf, type LiveSet, type StageReport } from '@lineup/domain/live';
import type { Versioned } from '@lineup/services';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { usePortal } from '../../app/portal-context.ts';
import { useEvents } from '../../app/queries/use-events.ts';
import { Button } from '../../design/controls/button.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../design/page/skeleton.tsx';
import { StageScreensButton, useStageMessages, useStageReports } from '../stage-screens/index.ts';
import { useBoardActions } from './commands/use-board-actions.ts';
import { useLiveTaps, type LiveTaps } from './commands/use-live-taps.ts';
import classes from './live-tab.module.css';
import { readLiveSearch, type LiveSearch } from './model/live-search.ts';
import { boardAt, type Board as BoardState } from './model/stage-card.ts';
import { useLiveClock, type LiveClock } from './model/use-live-clock.ts';
import { Board } from './view/board.tsx';
import { NotOn } from './view/not-on.tsx';
import { PublishDelays } from './view/publish-delays.tsx';
import { RehearsalBanner, RehearsalDialog } from './view/rehearsal.tsx';
import { StageDialog } from './view/stage-dialog.tsx';
import { UnpublishedBar } from './view/unpublished-bar.tsx';

/** Lazy, as it is usually opened after the day is over. */
const ActualTimesReport = lazy(async () => ({
  default: (await import('./report/actual-times-report.tsx')).ActualTimesReport,
}));

type Events = readonly Versioned<LineupEvent>[];

/** The show day: what is on, what is late, and what is not published yet. */
export function LiveTab({ festival }: { readonly festival: Versioned<Festival> }) {
  const { events } = useEvents(festival.id);
  if (events.status === 'loading') {
    return (
      <SkeletonGroup label="Loading">
        <Skeleton className={classes['skeleton']} />
      </SkeletonGroup>
    );
  }
  if (events.status === 'error') {
    return (
      <EmptyState
        title={events.error.message}
        action={<Button onClick={events.retry}>{liveMessages.bar.tryAgain}</Button>}
      />
    );
  }
  return <LiveBoard festival={festival} stored={events.data} />;
}

function LiveBoard({
  festival,
  stored,
}: {
  readonly festival: Versioned<Festival>;
  readonly stored: Events;
}) {
  const { search, change } = useLiveSearch();
  const isRehearsal = search.at !== undefined;
  const clock = useLiveClock(search.at, festival);
  const taps = useLiveTaps(festival, stored, isRehearsal);
  const sets = useMemo(() => taps.events.map(liveSetOf), [taps.events]);
  const [isChoosing, setChoosing] = useState(false);
  const board = useMemo(() => boardAt(sets, clock.minute, festival), [sets, clock.minute, festival]);
  const rehearse = isRehearsal ? null : () => setChoosing(true);
  return (
    <section className={classes['tab']}>
      <LiveHead {...{ festival, clock }} onRehearse={rehearse}>
        <ViewChoice view={search.view} onChoose={(view) => change({ view })} />
      </LiveHead>
      {isRehearsal && (
        <RehearsalBanner now={clock.minute} clocks={festival} onEnd={() => change({ at: undefined })} />
      )}
      <Offline festival={festival} waiting={taps.waiting.length} />
      {search.view === 'times' ? (
        <Suspense fallback={<Skeleton className={classes['skeleton']} />}>
          <ActualTimesReport festival={festival} events={taps.events} />
        </Suspense>
      ) : board.open.length > 0 ? (
        <Running {...{ festival, clock, taps, sets, board, isRehearsal }} />
      ) : (
        <NotOn
          {...{ festival, sets }}
          now={clock.minute}
          onRehearse={() => setChoosing(true)}
          onReport={() => change({ view: 'times' })}
        />
      )}
      <RehearsalDialog
        festival={festival}
        opened={isChoosing}
        onClose={() => setChoosing(false)}
        onStart={(at) => {
          setChoosing(false);
          change({ at });
        }}
      />
    </section>
  );
}

function useLiveSearch() {
  const navigate = useNavigate();
  const search = readLiveSearch(useSearch({ strict: false }));
  const change = (part: { readonly [Field in keyof LiveSearch]?: LiveSearch[Field] | undefined }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...part }) });
  return { search, change };
}

interface LiveHeadProps {
  readonly festival: Versioned<Festival>;
  readonly clock: LiveClock;
  /** Null during a rehearsal. */
  readonly onRehearse: (() => void) | null;
  readonly children: ReactNode;
}

function LiveHead({ festival, clock: { minute }, onRehearse, children }: LiveHeadProps) {
  return (
    <header className={classes['head']}>
      <h2>{liveMessages.title}</h2>
      <p className={classes['day']}>{formatDay(showDayOf(minute, festival))}</p>
      <p className={classes['clock']}>{formatTime(minute, festival.timezone, festival.hourCycle)}</p>
      <div className={classes['tools']}>
        {children}
        <StageScreensButton festival={festival} />
        {onRehearse !== null && (
          <>
            <Button variant="default" onClick={onRehearse}>
              {liveMessages.rehearsal.start}
            </Button>
            <PublishDelays festival={festival} />
          </>
        )}
      </div>
    </header>
  );
}

interface ViewChoiceProps {
  readonly view: LiveSearch['view'];
  readonly onChoose: (view: LiveSearch['view']) => void;
}

/** Switches between the board and the report. */
function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const isReport = view === 'times';
  return (
    <Button variant="default" onClick={() => onChoose(isReport ? undefined : 'times')}>
      {isReport ? liveMessages.board : liveMessages.plannedAndActual}
    </Button>
  );
}

/** Says since when the board has had no connection, and how many taps are not saved. */
function Offline({ festival, waiting }: { readonly festival: Festival; readonly waiting: number }) {
  const { connection } = usePortal();
  const lostAt = useSyncExternalStore(connection.subscribe, connection.lostAt);
  const texts = liveMessages.queue;
  if (lostAt === null && waiting === 0) return null;
  const asOf = lostAt === null ? null : formatTime(lostAt, festival.timezone, festival.hourCycle);
  return (
    <Banner tone="amber" title={asOf === null ? texts.waiting(waiting) : texts.asOf(asOf)}>
      {waiting > 0 && `${asOf === null ? '' : `${texts.waiting(waiting)}. `}${texts.whenBack}`}
    </Banner>
  );
}

interface RunningProps {
  readonly festival: Versioned<Festival>;
  readonly clock: LiveClock;
  readonly taps: LiveTaps;
  readonly sets: readonly LiveSet[];
  readonly board: BoardState;
  readonly isRehearsal: boolean;
}

function Running({ festival, clock, taps, sets, board, isRehearsal }: RunningProps) {
  const { minute, instant } = clock;
  const [opened, setOpened] = useState<string | null>(null);
  const actions = useBoardActions({ festival, taps, instant, open: setOpened });
  const reports = useStageReports(festival.id);
  const messages = useStageMessages(festival.id);
  return (
    <>
      <Board
        {...{ board, festival, actions }}
        now={minute}
        waiting={taps.waiting}
        reports={reports.status === 'success' && !isRehearsal ? openReports(reports.data) : []}
        messages={messages.status === 'success' ? messages.data : []}
      />
      {!isRehearsal && (
        <UnpublishedBar {...{ festival, sets }} now={minute} isWaiting={taps.waiting.length > 0} />
      )}
      <StageDialog
        card={board.open.find(({ stage }) => stage === opened) ?? null}
        events={taps.events}
        now={minute}
        {...{ festival, actions }}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

function openReports(reports: readonly StageReport[]): readonly StageReport[] {
  return reports.filter(({ state }) => state === 'open');
}
