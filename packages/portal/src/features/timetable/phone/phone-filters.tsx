import { phoneMessages, type Festival } from '@lineup/domain';
import { useMemo, useRef } from 'react';
import { SortChoice } from '../bar/sort-choice.tsx';
import type { ScheduleDay } from '../grid/group-schedule.ts';
import type { SortOrder } from '../grid/layout-day.ts';
import { useShown } from '../grid/use-shown.ts';
import { onAtName } from '../on-at/on-at-offers.ts';
import type { ShownMoment } from '../on-at/use-moment.ts';
import { withoutStages } from '../view/without-stages.ts';
import type { PendingSelection } from '../pending-selection.ts';
import { StageStrip } from './stage-strip.tsx';
import { useChooseStage } from './use-choose-stage.ts';
import classes from './phone-filters.module.css';

interface PhoneFiltersProps {
  readonly festival: Festival;
  readonly day: ScheduleDay;
  readonly hidden: readonly string[];
  /** The only stage to list; undefined for all. */
  readonly only: string | undefined;
  readonly order: SortOrder;
  readonly moment: ShownMoment;
  readonly pending: PendingSelection | null;
  readonly isReadOnly?: boolean;
}

/** The filters of a day in a narrow window, in one line that scrolls horizontally: moments, order and stage. */
export function PhoneFilters(props: PhoneFiltersProps) {
  const { festival, hidden, only, order, moment, pending, isReadOnly = false } = props;
  const { instant, isShown, offered, show } = moment;
  const day = useMemo(() => withoutStages(props.day, hidden), [props.day, hidden]);
  const choose = useChooseStage();
  const line = useRef<HTMLDivElement>(null);
  useShown(line, pending?.set === undefined ? pending : null);
  return (
    <div ref={line} className={classes['filters']}>
      {instant !== null && (
        <fieldset aria-label={phoneMessages.show}>
          {offered.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={isShown && each === instant}
              onClick={() => show(isShown && each === instant ? null : each)}
            >
              {onAtName(each, null, festival)}
            </button>
          ))}
          {isShown && (
            <button type="button" onClick={() => show(null)}>
              {phoneMessages.byTime}
            </button>
          )}
        </fieldset>
      )}
      {!isShown && instant !== null && <SortChoice order={order} />}
      {!isShown && day.day !== null && <StageStrip {...{ day, only, isReadOnly }} onOnly={choose} />}
    </div>
  );
}
