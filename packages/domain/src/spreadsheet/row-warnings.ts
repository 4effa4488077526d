import type { DraftValues } from '../entities/upload.ts';
import { festivalDates } from '../festival/days.ts';
import { messages } from '../messages/messages.ts';
import { eventNotices, overlapNotices } from '../review/warnings.ts';
import { formatClock, formatDay } from '../time/format.ts';
import { addDays } from '../time/plain-date.ts';
import type { SheetFestival, SheetRow, SheetWarning } from './sheet.ts';

/**
 * What an administrator should see before creating the events of these rows: dates that the festival does not have, sets in the night after their date, clock changes, and sets that overlap on a stage. For rows without
 * errors; in their order.
 */
export function sheetWarnings(rows: readonly SheetRow[], festival: SheetFestival): readonly SheetWarning[] {
  const judge = createRowJudge(festival);
  const drafts = rows.map(draftOf);
  const overlaps = overlapNotices(drafts, festival);
  return rows.flatMap((row, index) => {
    const draft = drafts[index] ?? draftOf(row);
    const overlap = overlaps.get(index);
    const notices = [...eventNotices(draft, festival), ...(overlap === undefined ? [] : [overlap])];
    const texts = [...judge(row), ...notices.map((notice) => notice.message)];
    return texts.map((text) => ({ row: row.row, text }));
  });
}

/** Looks the festival's days up once for all rows. */
function createRowJudge(festival: SheetFestival): (row: SheetRow) => readonly string[] {
  const { start, end } = festivalDates(festival);
  const outOfRange = messages.review.dateOutOfRange(start, end);
  return ({ date, startTime }) => {
    const texts: string[] = [];
    if (date < start || date > end) texts.push(outOfRange);
    if (startTime < festival.dayStartsAt) texts.push(nightText(date, startTime, festival.dayStartsAt));
    return texts;
  };
}

function nightText(date: string, startTime: string, dayStartsAt: string): string {
  return messages.event.startsInNight(
    formatClock(startTime),
    formatDay(addDays(date, 1)),
    formatClock(dayStartsAt),
  );
}

function draftOf({ artistName, stage, date, startTime, endTime }: SheetRow): DraftValues {
  return { artistName, stage, date, timeStart: startTime, timeEnd: endTime, imageURL: null };
}
