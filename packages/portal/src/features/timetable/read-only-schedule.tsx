import { ConflictIndex, conflictRulesOf, type Festival, type LineupEvent } from '@lineup/domain';
import { useMemo, useState } from 'react';
import { setCount } from '../../app/set-count.ts';
import { useNow } from '../../app/time/use-now.ts';
import { stageColors } from '../../design/festival/stage-colors.ts';
import { TabPanel, Tabs } from '../../design/controls/tabs.tsx';
import { chosenDay } from './days/chosen-day.ts';
import { dayKey, DayTabList } from './days/day-tabs.tsx';
import { groupSchedule, type ScheduledSet, type StageColumn } from './grid/group-schedule.ts';
import classes from './read-only-schedule.module.css';

interface ReadOnlyScheduleProps {
  readonly festival: Festival;
  readonly events: readonly LineupEvent[];
}

/** A read-only lineup: a day at a time, each stage with its sets by start. */
export function ReadOnlySchedule({ festival, events }: ReadOnlyScheduleProps) {
  const [chosen, setChosen] = useState<string | undefined>();
  const now = useNow();
  const days = useMemo(() => {
    const noConflicts = new ConflictIndex([], conflictRulesOf(festival));
    return groupSchedule(events, festival, noConflicts);
  }, [events, festival]);
  const outside = chosen === 'outside' ? days.find(({ day }) => day === null) : undefined;
  const search = chosen === undefined ? {} : { day: chosen };
  const shown = outside ?? chosenDay(days, search, festival, now);
  if (shown === null) return null;
  const columns = shown.columns.filter(({ sets }) => sets.length > 0);
  return (
    <Tabs value={dayKey(shown)} onChange={setChosen}>
      <DayTabList days={days} chosen={shown} className={classes['days']} />
      <TabPanel value={dayKey(shown)}>
        {columns.length === 0 && <p className={classes['none']}>Nothing was scheduled on this day.</p>}
        <div className={classes['columns']}>
          {columns.map((column) => (
            <Stage key={column.stage} column={column} withDay={shown.day === null} />
          ))}
        </div>
      </TabPanel>
    </Tabs>
  );
}

function Stage({ column, withDay }: { readonly column: StageColumn; readonly withDay: boolean }) {
  const { stage, index, isMissing, sets } = column;
  return (
    <section aria-label={stage} style={stageColors(isMissing ? -1 : index)}>
      <header className={classes['stage']}>
        <h3>{stage}</h3> <span>{setCount(sets.length)}</span>
      </header>
      <ol className={classes['sets']}>
        {sets.map((set) => (
          <li key={set.id} className={classes['set']} data-off={set.status !== null || undefined}>
            <span className={classes['artist']}>{set.artistName}</span>{' '}
            <time className={classes['time']}>{timeOf(set, withDay)}</time>
            {set.status !== null && (
              <>
                {' '}
                <span className={classes['status']}>{set.status}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function timeOf({ time, dayText, endsNextDay }: ScheduledSet, withDay: boolean): string {
  return `${withDay ? `${dayText}, ` : ''}${time}${endsNextDay ? ' +1' : ''}`;
}
