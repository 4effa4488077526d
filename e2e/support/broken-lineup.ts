import type { FileEvent, LineupFile } from './lineup-files.ts';

type Row = { -readonly [Key in keyof FileEvent]?: FileEvent[Key] };

/** How one row of a file is broken, what the review says about it, and the correct value. */
export interface BrokenField {
  readonly row: number;
  readonly label: 'Artist Name' | 'Stage' | 'Date' | 'Start Time' | 'End Time';
  readonly field: keyof FileEvent;
  readonly wrong: string | undefined;
  readonly message: string;
}

/** Ten fields of ten rows of the file, each broken in another way. */
export function brokenFields({ festival }: LineupFile): BrokenField[] {
  const range = `Date must be within festival date range (${festival.startDate} to ${festival.endDate})`;
  return [
    { row: 1, label: 'Artist Name', field: 'artistName', wrong: '', message: 'Artist name is required' },
    { row: 3, label: 'Artist Name', field: 'artistName', wrong: '   ', message: 'Artist name is required' },
    { row: 4, label: 'Stage', field: 'stage', wrong: 'Backstage', message: 'Stage "Backstage" is not valid' },
    { row: 6, label: 'Stage', field: 'stage', wrong: undefined, message: 'Stage is required' },
    { row: 8, label: 'Date', field: 'date', wrong: '2019-01-01', message: range },
    { row: 9, label: 'Date', field: 'date', wrong: undefined, message: 'Date is required' },
    { row: 11, label: 'Date', field: 'date', wrong: '2026-02-30', message: 'Date is required' },
    { row: 13, label: 'Start Time', field: 'timeStart', wrong: 'late', message: 'Start time is required' },
    { row: 14, label: 'Start Time', field: 'timeStart', wrong: undefined, message: 'Start time is required' },
    { row: 16, label: 'End Time', field: 'timeEnd', wrong: '', message: 'End time is required' },
  ];
}

/** The rows, with the broken fields in them. */
export function breakRows(events: readonly FileEvent[], broken: readonly BrokenField[]): Row[] {
  return events.map((event, index) => {
    const row: Row = { ...event };
    for (const { field, wrong } of broken.filter((one) => one.row === index + 1)) {
      if (wrong === undefined) delete row[field];
      else row[field] = wrong;
    }
    return row;
  });
}
