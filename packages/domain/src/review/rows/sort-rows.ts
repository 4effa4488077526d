import type { DraftEvent } from '../../entities/upload.ts';
import { clockMinutes, isClockTime, minutesPerDay, type ClockTime } from '../../time/clock-time.ts';
import type { RowColumn } from './row-columns.ts';

/** The column by which the rows of a review are sorted. */
export interface RowSort {
  readonly column: RowColumn;
  readonly isDown: boolean;
}

/**
 * Sorts events by a column: texts ignoring case, with numbers in them compared as numbers, and times from the start of
 * the festival day. Events without a value come last in both directions; the sort is stable.
 */
export function sortRows(
  events: readonly DraftEvent[],
  { column, isDown }: RowSort,
  dayStartsAt: ClockTime,
): DraftEvent[] {
  const isTime = column === 'timeStart' || column === 'timeEnd';
  const start = clockMinutes(dayStartsAt);
  const minutes = (text: string) => (clockMinutes(text) - start + minutesPerDay) % minutesPerDay;
  const hasValue = ({ [column]: text }: DraftEvent) => (isTime ? isClockTime(text) : text.trim() !== '');
  const compare = (a: DraftEvent, b: DraftEvent) =>
    isTime ? minutes(a[column]) - minutes(b[column]) : texts.compare(a[column], b[column]);
  const sorted = events.filter(hasValue).sort((a, b) => (isDown ? compare(b, a) : compare(a, b)));
  return [...sorted, ...events.filter((event) => !hasValue(event))];
}

/** Returns the next order when the header of `column` is clicked: ascending, descending, then file order. */
export function nextSort(sort: RowSort | null, column: RowColumn): RowSort | null {
  if (sort?.column !== column) return { column, isDown: false };
  return sort.isDown ? null : { column, isDown: true };
}

const texts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
