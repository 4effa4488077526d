import { dayMomentOf, type Festival, type SharedHours } from '@lineup/domain';
import { lazy, Suspense, useMemo } from 'react';
import { useNow } from '../../../app/time/use-now.ts';
import type { DirectTools } from '../direct/model/direct-tools.ts';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { SortOrder } from '../grid/layout-day.ts';
import { OnAtDay } from '../on-at/on-at-day.tsx';
import type { ShownMoment } from '../on-at/use-moment.ts';
import type { LastPosition } from '../view/last-position.ts';
import { withoutStages } from '../view/without-stages.ts';
import type { PendingSelection } from '../pending-selection.ts';
import { placeOn } from './place-on.ts';
import { TimeList } from './time-list.tsx';
import { useChooseStage } from './use-choose-stage.ts';

/** Lazy, as it is only needed when a single stage is listed. */
const StageTools = lazy(async () => ({ default: (await import('./stage-tools.tsx')).StageTools }));

export interface PhoneDayProps {
  readonly festival: Festival;
  readonly days: readonly ScheduleDay[];
  readonly day: ScheduleDay;
  /** Null if nothing is scheduled on any day. */
  readonly hours: SharedHours | null;
  readonly order: SortOrder;
  readonly hidden: readonly string[];
  readonly pending: PendingSelection | null;
  readonly moment: ShownMoment;
  /** The only stage to list; undefined for all. */
  readonly only: string | undefined;
  readonly place: LastPosition;
  /** The tools of direct editing; without them the day is read-only. */
  readonly tools?: DirectTools;
}

/** A festival day in a narrow window: a list by time, or all stages at one moment. */
export function PhoneDay(props: PhoneDayProps) {
  const { festival, days, hours, order, hidden, pending, moment, place, tools } = props;
  const isReadOnly = tools === undefined;
  const day = useMemo(() => withoutStages(props.day, hidden), [props.day, hidden]);
  const column = day.columns.find(({ stage }) => stage === props.only);
  const choose = useChooseStage();
  const now = useNow();
  const { instant, isShown, show } = moment;
  if (hours === null) return null;
  if (isShown && instant !== null) {
    return <OnAtDay {...{ festival, days, day, hours, isReadOnly, instant }} onInstant={show} />;
  }
  return (
    <TimeList
      {...{ festival, day, hours, order, pending }}
      only={column?.stage}
      instant={placeOn(day, place, hours, festival, now)}
      onInstant={(to) => place.note(dayMomentOf(to, festival.timezone))}
    >
      {column !== undefined && tools !== undefined && (
        <Suspense>
          <StageTools key={column.stage} {...{ column, tools }} onRenamed={choose} />
        </Suspense>
      )}
    </TimeList>
  );
}
