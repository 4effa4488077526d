import { ConflictIndex } from '../../conflicts/conflict-index.ts';
import { conflictNotices, fewLines } from '../../conflicts/conflict-notices.ts';
import { conflictRulesOf } from '../../conflicts/conflict-rules.ts';
import type { ConflictSet } from '../../conflicts/conflict.ts';
import { offeredStages } from '../../review/offered-stages.ts';
import { takenSpan, type EventClockTimes } from '../../festival/events/event-times.ts';
import { messages } from '../../messages/messages.ts';
import { noticesOfSpan, type EventNotice } from '../../review/warnings.ts';
import { formatClock, formatDay } from '../../time/format.ts';
import { addDays } from '../../time/plain-date.ts';
import type { SheetFestival, SheetRow, SheetWarning } from '../sheet.ts';

/**
 * Returns the warnings for an administrator before creating these rows' events: sets in the night after their date,
 * clock changes, and conflicts among them and with the `stored` sets. For valid rows only; in their order.
 */
export function sheetWarnings(
  rows: readonly SheetRow[],
  festival: SheetFestival,
  stored: readonly ConflictSet[],
): readonly SheetWarning[] {
  const sets = rows.map((row) => setOf(row, festival));
  const rules = conflictRulesOf(festival, offeredStages(festival, rows));
  const conflicts = new ConflictIndex([...stored, ...sets], rules).bySet();
  const warnings: SheetWarning[] = [];
  for (const [index, set] of sets.entries()) {
    const row = rows[index];
    if (row === undefined) continue;
    const note = (text: string) => warnings.push({ row: row.row, text });
    if (row.startTime < festival.dayStartsAt) note(nightText(row, festival));
    for (const { message } of set.notices) note(message);
    const found = conflicts.get(set.id) ?? [];
    for (const { message } of conflictNotices(set, found, festival, fewLines)) note(message);
  }
  return warnings;
}

/** The set of a row; its instants are computed once for all warnings. */
interface RowSet extends ConflictSet {
  readonly notices: readonly EventNotice[];
}

function setOf(row: SheetRow, festival: SheetFestival): RowSet {
  const { artistName, stage, date, startTime, endTime } = row;
  const times: EventClockTimes = { date, timeStart: startTime, timeEnd: endTime };
  const span = takenSpan(times, festival);
  return {
    // The space ensures that no stored event has the same id.
    id: `row ${row.row}`,
    artistName,
    stage,
    start: span.start.instant,
    end: span.end.instant,
    notices: noticesOfSpan(times, span, festival.timezone),
  };
}

function nightText({ date, startTime }: SheetRow, { dayStartsAt, hourCycle }: SheetFestival): string {
  return messages.event.startsInNight(
    formatClock(startTime, hourCycle),
    formatDay(addDays(date, 1)),
    formatClock(dayStartsAt, hourCycle),
  );
}
