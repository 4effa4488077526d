import {
  conflictKinds,
  conflictNotices,
  formatDay,
  formatLength,
  formatTime,
  type Conflict,
  type Festival,
  type SetColumn,
  conflictMessages,
} from '@lineup/domain';
import type { ListRow } from '../rows/list-row.ts';

/** Returns the text of a cell. */
export function cellText(
  { artist, day, event, set }: ListRow,
  column: SetColumn,
  { timezone, hourCycle }: Festival,
): string {
  switch (column) {
    case 'artistName':
      return artist;
    case 'stage':
      return event.stage;
    case 'date':
      return formatDay(day);
    case 'timeStart':
      return formatTime(set.start, timezone, hourCycle);
    case 'timeEnd':
      return formatTime(set.end, timezone, hourCycle);
    case 'length':
      return formatLength(Math.round((set.end - set.start) / 60_000));
    default:
      return event[column] ?? '';
  }
}

/** Returns the initial text of the field: the name of the option for a day, the displayed text otherwise. */
export function cellStart(row: ListRow, column: SetColumn, festival: Festival): string {
  if (column === 'date') return row.day;
  return column === 'artistName' ? row.event.artistName : cellText(row, column, festival);
}

/** Describes a set's conflicts, briefly and in sentences; null if there are none. */
export function conflictLabels(
  { set }: ListRow,
  conflicts: readonly Conflict[],
  festival: Festival,
): { readonly marks: string; readonly sentences: string; readonly isGrave: boolean } | null {
  if (conflicts.length === 0) return null;
  const kinds = conflictKinds.filter((kind) => conflicts.some((each) => each.kind === kind));
  return {
    marks: kinds.map((kind) => conflictMessages.marks[kind]).join(', '),
    sentences: conflictNotices(set, conflicts, festival)
      .map(({ message }) => message)
      .join('. '),
    isGrave: conflicts.some(({ severity }) => severity === 'error'),
  };
}
