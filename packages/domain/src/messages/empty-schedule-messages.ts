/** The card on a schedule without sets. A separate file, so that only an empty schedule loads it. */
export const emptyScheduleMessages = {
  title: 'Add your lineup',
  drop: 'Drop a lineup file here',
  hint: 'Spreadsheet or JSON, any layout. You review everything before it is saved.',
  chooseFile: 'Choose file',
  addSet: 'Add a set',
  trySample: 'Try a sample lineup',
  others: 'Or paste rows from a spreadsheet, or draw the first set on the timetable.',
  sampleAdded: (sets: number) => `Added a sample lineup of ${sets} sets. Undo removes it.`,
} as const;
