import type { FestivalClocks } from '../entities/festival.ts';
import { historyEntryMessages } from '../messages/history-entry-messages.ts';
import { isolated } from '../text/isolate.ts';
import type { Change } from './change.ts';
import { clockText, onlyDay, onlyTouched, weekdayOf } from './describe.ts';
import type { Edit, Fields } from './edits.ts';

/** Supplies the day and stage that an edit does not change, as edits contain only what differs. */
type Touching = Pick<Change, 'touches'>;

/** The labels of festival day, start and stage before or after an edit; empty if unknown. */
interface PlaceLabels {
  readonly day: string;
  readonly time: string;
  readonly stage: string;
}

/** Where a set was before an edit, as far as known: "Thu 5:30 PM AMP". */
export function placeBefore(change: Touching, { before }: Edit, clocks: FestivalClocks): string {
  const { day, time, stage } = placeLabelsOf(before, clocks);
  return joined({
    day: day || shortDay(onlyDay(change.touches) ?? ''),
    time,
    stage: stage || onlyStage(change),
  });
}

/** The places before and after an edit: "from Thu 5:30 PM AMP to Thu 6:00 PM". Repeats the stage only if it changes. */
export function moveText(change: Touching, edit: Edit, clocks: FestivalClocks): string {
  const { day, time, stage } = placeLabelsOf(edit.after, clocks);
  const to = joined({ day: day || (time && shortDay(onlyDay(change.touches) ?? '')), time, stage });
  return historyEntryMessages.fromTo(placeBefore(change, edit, clocks), to);
}

/** The stage and day that a change does not affect: "Pier, Friday". */
export function unchangedPlace(change: Touching): string {
  return [onlyStage(change), onlyDay(change.touches)].filter(Boolean).join(', ');
}

/** The only stage that a change touches; empty if there are none or several. */
export function onlyStage({ touches }: Touching): string {
  return isolated(onlyTouched(touches, 'stage') ?? '');
}

function placeLabelsOf(fields: Fields | null, clocks: FestivalClocks): PlaceLabels {
  const { date, timeStart, stage } = fields ?? {};
  return {
    day: shortDay(weekdayOf(date, clocks)),
    time: clockText(timeStart, clocks),
    stage: typeof stage === 'string' ? isolated(stage) : '',
  };
}

function shortDay(weekday: string): string {
  return weekday.slice(0, 3);
}

function joined({ day, time, stage }: PlaceLabels): string {
  return [day, time, stage].filter(Boolean).join(' ');
}
