import {
  dayMomentOf,
  formatTime,
  onAtMessages,
  phoneMessages,
  type Festival,
  type SharedHours,
} from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { useNow } from '../../../app/time/use-now.ts';
import type { DirectTools } from '../direct/direct-tools.ts';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { SortOrder } from '../grid/layout-day.ts';
import { SortChoice } from '../bar/sort-choice.tsx';
import { OnAtDay } from '../on-at/on-at-day.tsx';
import type { ShownMoment } from '../on-at/use-moment.ts';
import type { SeenPlace } from '../view/seen-place.ts';
import { withoutStages } from '../view/without-stages.ts';
import type { Wanted } from '../wanted.ts';
import { placeOn } from './place-on.ts';
import { StageStrip } from './stage-strip.tsx';
import { TimeList } from './time-list.tsx';
import classes from './phone-day.module.css';

/** Only who lists a stage alone needs them. */
const StageTools = lazy(async () => ({ default: (await import('./stage-tools.tsx')).StageTools }));

export interface PhoneDayProps {
  readonly festival: Festival;
  readonly days: readonly ScheduleDay[];
  readonly day: ScheduleDay;
  /** Null where nothing is scheduled on any day. */
  readonly hours: SharedHours | null;
  readonly order: SortOrder;
  readonly hidden: readonly string[];
  readonly wanted: Wanted | null;
  readonly moment: ShownMoment;
  /** The stage whose sets alone are listed. */
  readonly only: string | undefined;
  readonly place: SeenPlace;
  /** What is changed with; nothing can be without. */
  readonly tools?: DirectTools;
}

/** A festival day in a narrow window: a list by time, or all stages at one moment. */
export function PhoneDay(props: PhoneDayProps) {
  const { festival, days, hours, order, hidden, wanted, moment, place, tools } = props;
  const isReadOnly = tools === undefined;
  const day = useMemo(() => withoutStages(props.day, hidden), [props.day, hidden]);
  const column = day.columns.find(({ stage }) => stage === props.only);
  const only = column?.stage;
  const choose = useChooseStage();
  const now = useNow();
  const { instant, isShown, offered, show } = moment;
  const strip = <StageStrip {...{ day, only, isReadOnly }} onOnly={choose} />;
  if (hours === null) return strip;
  return (
    <div className={classes['phone']}>
      {instant !== null && (
        <div className={classes['ways']}>
          <fieldset aria-label={phoneMessages.show}>
            <button type="button" aria-pressed={!isShown} onClick={() => show(null)}>
              {phoneMessages.byTime}
            </button>
            {offered.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={isShown && each === instant}
                onClick={() => show(each)}
              >
                {onAtMessages.onAt(formatTime(each, festival.timezone, festival.hourCycle))}
              </button>
            ))}
          </fieldset>
          {!isShown && <SortChoice order={order} />}
        </div>
      )}
      {isShown && instant !== null ? (
        <OnAtDay {...{ festival, days, day, hours, isReadOnly, instant }} onInstant={show} />
      ) : (
        <TimeList
          {...{ festival, day, hours, order, only, wanted }}
          instant={placeOn(day, place, hours, festival, now)}
          onInstant={(to) => place.note(dayMomentOf(to, festival.timezone))}
        >
          {strip}
          {column !== undefined && tools !== undefined && (
            <Suspense>
              <StageTools key={column.stage} {...{ column, tools }} onRenamed={choose} />
            </Suspense>
          )}
        </TimeList>
      )}
    </div>
  );
}

/** The address keeps the stage that is listed alone. */
function useChooseStage(): (stage: string | undefined) => void {
  const navigate = useNavigate();
  return (only) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, only, set: undefined, stage: undefined }),
      replace: true,
      resetScroll: false,
    });
}
