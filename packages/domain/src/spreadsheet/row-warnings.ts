import { festivalDates } from '../festival/days.ts';
import { takenSpan, type EventClockTimes } from '../festival/event-times.ts';
import { messages } from '../messages/messages.ts';
import {
  noticesOfSpan,
  overlapNotice,
  overlappingSets,
  type EventNotice,
  type PlacedSet,
} from '../review/warnings.ts';
import { formatClock, formatDay } from '../time/format.ts';
import { addDays } from '../time/plain-date.ts';
import type { SheetFestival, SheetRow, SheetWarning } from './sheet.ts';

/**
 * What an administrator should see before creating the events of these rows: dates that the festival does not have, sets in
 * the night after their date, clock changes, and sets that overlap on a stage. For rows without errors; in their order.
 */
export function sheetWarnings(rows: readonly SheetRow[], festival: SheetFestival): readonly SheetWarning[] {
  const judge = createRowJudge(festival);
  const sets = rows.map((row, index) => setOf(row, index, festival));
  const overlaps = overlappingSets(sets);
  const warnings: SheetWarning[] = [];
  for (const [index, row] of rows.entries()) {
    const note = (text: string) => warnings.push({ row: row.row, text });
    judge(row, note);
    for (const { message } of sets[index]?.notices ?? []) note(message);
    const other = rows[overlaps[index] ?? -1];
    if (other !== undefined) note(overlapNotice(other.artistName, timesOf(other)).message);
  }
  return warnings;
}

/** The set of a row: its instants are worked out once for all that is told about it. */
interface RowSet extends PlacedSet {
  readonly notices: readonly EventNotice[];
}

function setOf(row: SheetRow, index: number, festival: SheetFestival): RowSet {
  const times = timesOf(row);
  const span = takenSpan(times, festival);
  const notices = noticesOfSpan(times, span, festival.timezone);
  return { index, stage: row.stage, start: span.start.instant, end: span.end.instant, notices };
}

function timesOf({ date, startTime, endTime }: SheetRow): EventClockTimes {
  return { date, timeStart: startTime, timeEnd: endTime };
}

/** Looks the festival's days up once for all rows. */
function createRowJudge(festival: SheetFestival): (row: SheetRow, note: (text: string) => void) => void {
  const { start, end } = festivalDates(festival);
  const outOfRange = messages.review.dateOutOfRange(start, end);
  return ({ date, startTime }, note) => {
    if (date < start || date > end) note(outOfRange);
    if (startTime < festival.dayStartsAt) note(nightText(date, startTime, festival.dayStartsAt));
  };
}

function nightText(date: string, startTime: string, dayStartsAt: string): string {
  return messages.event.startsInNight(
    formatClock(startTime),
    formatDay(addDays(date, 1)),
    formatClock(dayStartsAt),
  );
}
