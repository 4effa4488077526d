import type { FestivalClocks } from '../entities/festival.ts';
import { historyEntryMessages } from '../messages/history-entry-messages.ts';
import { isolated } from '../text/isolate.ts';
import { formatTime, formatWeekday } from '../time/format.ts';
import { isPlainDate } from '../time/plain-date.ts';
import { plainDateOf } from '../time/wall-clock.ts';
import { isTimestamp, timestampToMillis } from '../timestamp.ts';
import type { Change } from './change.ts';
import type { Edit, Fields, FieldValue } from './edits.ts';

/** An edit holds only what differs: the day and stage that stay are known by the words that the change is found by. */
type Touching = Pick<Change, 'touches'>;

/** The festival day, the start and the stage of one side, in words; empty for what is unknown. */
interface PlaceWords {
  readonly day: string;
  readonly time: string;
  readonly stage: string;
}

/** Where a set was before an edit, as far as it is known: "Thu 5:30 PM AMP". */
export function placeBefore(change: Touching, { before }: Edit, clocks: FestivalClocks): string {
  const { day, time, stage } = wordsOf(before, clocks);
  return joined({ day: day || shortDay(onlyDay(change)), time, stage: stage || onlyStage(change) });
}

/** From where to where an edit moves a set: "from Thu 5:30 PM AMP to Thu 6:00 PM". The stage is repeated only where it changes. */
export function moveText(change: Touching, edit: Edit, clocks: FestivalClocks): string {
  const { day, time, stage } = wordsOf(edit.after, clocks);
  const to = joined({ day: day || (time && shortDay(onlyDay(change))), time, stage });
  return historyEntryMessages.fromTo(placeBefore(change, edit, clocks), to);
}

/** The stage and the day that a change leaves as they are: "Pier, Friday". */
export function unchangedPlace(change: Touching): string {
  return [onlyStage(change), onlyDay(change)].filter(Boolean).join(', ');
}

/** The weekday of the only festival day that a change touches; empty where there are more. */
export function onlyDay(change: Touching): string {
  const day = onlyWord(change, 'day');
  return isPlainDate(day) ? formatWeekday(day) : '';
}

/** The only stage that a change touches; empty where there are more. */
export function onlyStage(change: Touching): string {
  return isolated(onlyWord(change, 'stage'));
}

/** The weekday of the value of `date`. */
export function weekdayOf(value: FieldValue | undefined, { timezone }: FestivalClocks): string {
  return isTimestamp(value) ? formatWeekday(plainDateOf(timestampToMillis(value), timezone)) : '';
}

/** The clock time of a start or an end. */
export function clockText(value: FieldValue | undefined, { timezone, hourCycle }: FestivalClocks): string {
  return isTimestamp(value) ? formatTime(timestampToMillis(value), timezone, hourCycle) : '';
}

function wordsOf(fields: Fields | null, clocks: FestivalClocks): PlaceWords {
  const { date, timeStart, stage } = fields ?? {};
  return {
    day: shortDay(weekdayOf(date, clocks)),
    time: clockText(timeStart, clocks),
    stage: typeof stage === 'string' ? isolated(stage) : '',
  };
}

function onlyWord({ touches }: Touching, type: 'day' | 'stage'): string {
  const words = touches.filter((word) => word.startsWith(`${type}:`));
  return words.length === 1 ? (words[0] ?? '').slice(type.length + 1) : '';
}

function shortDay(weekday: string): string {
  return weekday.slice(0, 3);
}

function joined({ day, time, stage }: PlaceWords): string {
  return [day, time, stage].filter(Boolean).join(' ');
}
