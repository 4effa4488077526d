import type { SheetFestival } from '../sheet.ts';
import { stagesOf } from '../../entities/festival.ts';
import { festivalDates } from '../../festival/days.ts';
import { addDays } from '../../time/plain-date.ts';
import { writeScheduleCsv } from './write-csv.ts';

/** The file name of the downloaded template. */
export const spreadsheetTemplateFileName = 'schedule_template.csv';

const samples = [
  { artistName: 'The Paper Lanterns', startTime: '18:00', endTime: '19:00' },
  { artistName: 'Mira Okonjo', startTime: '19:30', endTime: '20:45' },
  { artistName: 'Harbour Lights Orchestra', startTime: '21:00', endTime: '22:30' },
  { artistName: 'DJ Sundial', startTime: '23:00', endTime: '02:00' },
] as const;

/**
 * Returns a CSV file of four sample events on the festival's own days and stages, the last one late at night. It parses
 * without an error.
 */
export function spreadsheetTemplate(festival: SheetFestival): string {
  const { start, end } = festivalDates(festival);
  const stages = stagesOf(festival);
  const lastDate = start < end ? addDays(start, 1) : start;
  return writeScheduleCsv(
    samples.map((sample, index) => ({
      ...sample,
      stage: stages[index % stages.length] ?? '',
      date: index < 2 ? start : lastDate,
    })),
  );
}
