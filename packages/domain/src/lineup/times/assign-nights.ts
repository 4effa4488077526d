import { addDays } from '../../time/plain-date.ts';
import { addHint } from '../hints.ts';
import { chooseNightDating, type DatedSet } from './night-dating.ts';
import type { ParseContext } from '../parse-context.ts';
import type { ParsedRow } from '../parse-event.ts';

/**
 * Converts the calendar days of a file's events to festival days if the festival's day does not start at midnight: an
 * event that starts earlier belongs to the previous day, unless the file already dates its nights by festival day.
 */
export function assignNights(rows: readonly ParsedRow[], context: ParseContext): void {
  const { dayStart, span } = context;
  if (dayStart === 0) return;
  const reading = chooseNightDating(datedSets(rows, dayStart), span);
  for (const { event, times } of rows) {
    if (times.date === '' || times.start === null || times.start >= dayStart) continue;
    if (!times.certain && reading === 'festivalDay') {
      addHint(event.hints, 'date', 'nightOfThisDay', times.date);
      continue;
    }
    event.date = addDays(times.date, -1);
    if (times.writtenDate === times.date) event.said = { date: times.writtenDate, ...event.said };
    const isExact = times.certain && times.writtenDate === '';
    if (!isExact && event.date !== times.writtenDate)
      addHint(event.hints, 'date', 'nightOfDayBefore', times.date);
  }
}

function datedSets(rows: readonly ParsedRow[], dayStart: number): DatedSet[] {
  const sets: DatedSet[] = [];
  for (const { event, times } of rows) {
    if (times.date === '' || times.start === null) continue;
    const isNight = times.start < dayStart && !times.certain;
    sets.push({ stage: event.stage, date: times.date, start: times.start, end: times.end, isNight });
  }
  return sets;
}
