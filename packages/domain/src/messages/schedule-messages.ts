/** Texts of the toolbar above the timetable. A separate file, so that only the schedule loads them. */
export const scheduleMessages = {
  title: 'Festival Schedule',
  sort: 'Sort',
  earliest: 'Earliest First',
  latest: 'Latest First',
  upload: 'Upload Schedule',
  print: 'Print',
  export: 'Export',
  /** The menu of everything that does not fit in the toolbar. */
  more: 'More',
  stagesHidden: (hidden: number, all: number) => `More, ${hidden} of ${all} stages hidden`,
  importSpreadsheet: 'Import Spreadsheet',
  importLegend: 'Import',
} as const;
