/** Texts about exporting the schedule as a file. A separate file, so that only the schedule loads them. */
export const exportMessages = {
  /** What the files can be used for. */
  help: 'All days, without notes. Excel, CSV and JSON import again: edit the file, upload it, and only what you edited changes.',
  jobs: { xlsx: 'Export Excel Workbook', csv: 'Export CSV', json: 'Export JSON', ics: 'Export iCal File' },
  /** Short names for use under the legend. */
  shortJobs: { xlsx: 'Excel', csv: 'CSV', json: 'JSON', ics: 'iCal' },
  done: (count: number, fileName: string) =>
    `Exported ${count === 1 ? '1 set' : `${count} sets`} to ${fileName}`,
  nothing: 'There are no sets to export yet.',
  failed: 'The file could not be made. Please try again.',
} as const;
