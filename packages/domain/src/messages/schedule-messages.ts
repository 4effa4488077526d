/** The line above the timetable. Apart from the other texts, so that only the schedule loads them. */
export const scheduleMessages = {
  title: 'Festival Schedule',
  sort: 'Sort',
  earliest: 'Earliest First',
  latest: 'Latest First',
  upload: 'Upload Schedule',
  view: 'View',
  stagesHidden: (hidden: number, all: number) => `View, ${hidden} of ${all} stages hidden`,
  /** The menu of everything that goes into the schedule or out of it. */
  files: 'Import, Print, Export',
  importSpreadsheet: 'Import Spreadsheet',
  importLegend: 'Import',
} as const;
