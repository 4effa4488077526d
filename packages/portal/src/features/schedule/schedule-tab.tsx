import {
  messages,
  ConflictIndex,
  type Festival,
  type LineupEvent,
  conflictRulesOf,
  conflictSetOf,
} from '@lineup/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Banner } from '../../design/notices/banner.tsx';
import { Button } from '../../design/controls/button.tsx';
import { NativeSelect } from '../../design/controls/native-select.tsx';
import { useLoadAhead } from '../../app/loading/load-ahead.ts';
import { useNow } from '../../app/time/use-now.ts';
import { EmptyState } from '../../design/page/empty-state.tsx';
import { IconUpload } from '../../design/icons.ts';
import { EventDialogHost } from '../event/dialog/event-dialog-host.tsx';
import { loadEventDialog } from '../event/dialog/load-event-dialog.ts';
import { ImportButton } from '../import/import-button.tsx';
import { loadImportDialog } from '../import/load-import-dialog.ts';
import { chosenDay } from './days/chosen-day.ts';
import { DayGrid } from './grid/day-grid.tsx';
import { DayTabs } from './days/day-tabs.tsx';
import { groupSchedule, type ScheduleDay } from './grid/group-schedule.ts';
import type { SortOrder } from './grid/layout-day.ts';
import { OutsideList } from './outside-list.tsx';
import { parseScheduleSearch } from './schedule-search.ts';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';
import hidden from '../../design/controls/visually-hidden.module.css';
import classes from './schedule-tab.module.css';
import { useEvents } from '../../app/queries/use-events.ts';

/** What a click in the schedule asks for; the first is wanted most. */
const dialogs = [loadEventDialog, loadImportDialog];

/** The events that are known before any are. */
const none: readonly LineupEvent[] = [];

/** The festival's schedule: a day at a time, a column for each stage. */
export function ScheduleTab({ festival }: { readonly festival: Festival }) {
  // Thousands of events that are being created would keep the page busy with itself; they are shown when all are there.
  const [isImporting, setImporting] = useState(false);
  const { events, stored, unreadable } = useEvents(festival.id, isImporting);
  const known = events.status === 'success' ? events.data : null;
  const conflicts = useConflictIndex(festival, known ?? none);
  useLoadAhead(dialogs, events.status === 'success');
  return (
    <EventDialogHost
      festival={festival}
      events={known}
      stored={stored.status === 'success' ? stored.data : null}
      conflicts={conflicts}
    >
      <section className={classes['tab']}>
        <ScheduleHead festival={festival} events={known ?? none} onImporting={setImporting} />
        {events.status === 'loading' && <ScheduleSkeleton />}
        {events.status === 'error' && (
          <EmptyState title={events.error.message} action={<Button onClick={events.retry}>Try Again</Button>}>
            Nothing is lost. The schedule is shown as soon as it can be read.
          </EmptyState>
        )}
        {unreadable.length > 0 && (
          <Banner tone="amber" title={messages.event.unreadable(unreadable)}>
            {messages.event.unreadableAdvice}
          </Banner>
        )}
        {known !== null && <ScheduleDays festival={festival} events={known} conflicts={conflicts} />}
      </section>
    </EventDialogHost>
  );
}

interface ScheduleHeadProps {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
  readonly onImporting: (isImporting: boolean) => void;
}

function ScheduleHead({ festival, events, onImporting }: ScheduleHeadProps) {
  const { sort = 'earliest' } = parseScheduleSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const choose = (order: SortOrder) =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, sort: order === 'latest' ? order : undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <header className={classes['head']}>
      <h2>Festival Schedule</h2>
      <div className={classes['actions']}>
        <NativeSelect
          className={classes['sort']}
          label="Sort"
          labelProps={{ className: hidden['onPhone'] }}
          value={sort}
          onChange={(event) => void choose(event.currentTarget.value === 'latest' ? 'latest' : 'earliest')}
        >
          <option value="earliest">Earliest First</option>
          <option value="latest">Latest First</option>
        </NativeSelect>
        <ImportButton festival={festival} events={events} onRunning={onImporting} />
        <Button
          lean
          className={classes['upload']}
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={() => void navigate({ to: '/festival/$id/upload', params: { id: festival.id } })}
        >
          Upload Schedule
        </Button>
      </div>
    </header>
  );
}

interface ScheduleDaysProps {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
  readonly conflicts: ConflictIndex;
}

function ScheduleDays({ festival, events, conflicts }: ScheduleDaysProps) {
  const search = parseScheduleSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const now = useNow();
  const days = useMemo(() => groupSchedule(events, festival, conflicts), [events, festival, conflicts]);
  const chosen = chosenDay(days, search, festival, now);
  const order = search.sort ?? 'earliest';
  // The tab answers at once; what was shown stays until the day that was asked for is ready.
  const ready = useDeferredValue(chosen?.day);
  if (chosen === null) return <EmptySchedule />;
  const shown = days.find(({ day }) => day === ready) ?? chosen;
  const choose = (day: string) =>
    void navigate({ to: '.', search: (before) => ({ ...before, day }), replace: true, resetScroll: false });
  return (
    <DayTabs days={days} chosen={chosen} onChoose={choose}>
      {events.length === 0 && <EmptySchedule />}
      {events.length > 0 && shown.count === 0 && (
        <p className={classes['none']}>Nothing is scheduled on this day yet.</p>
      )}
      <ShownDay day={shown} festival={festival} order={order} />
    </DayTabs>
  );
}

interface ShownDayProps {
  readonly day: ScheduleDay;
  readonly festival: Festival;
  readonly order: SortOrder;
}

const ShownDay = memo(function ShownDay({ day, festival, order }: ShownDayProps) {
  if (day.day !== null) return <DayGrid day={day} festival={festival} order={order} />;
  return day.count > 0 && <OutsideList day={day} order={order} />;
});

function EmptySchedule() {
  return (
    <EmptyState title="No events yet">
      Upload your lineup file as it is: every problem is shown beside the row that has it, and nothing is
      saved until you say so. Or add events one by one at their stages.
    </EmptyState>
  );
}

/** The conflicts among the events of a festival; a change looks again only at what it touches. */
function useConflictIndex(festival: Festival, events: readonly LineupEvent[]): ConflictIndex {
  const index = useMemo(() => new ConflictIndex([], conflictRulesOf(festival)), [festival]);
  return useMemo(() => {
    index.replace(events.map(conflictSetOf));
    return index;
  }, [index, events]);
}
