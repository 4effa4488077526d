/** Texts of the spreadsheet import. A separate file, so that only its dialog loads them. */
export const spreadsheetMessages = {
  /** Why a file is refused, and the result of the import. The wording is the specification's. */
  file: {
    parseFailed: 'Failed to parse CSV file',
    headerOnly: 'CSV file must have at least a header and one data row',
    missingColumns: (columns: readonly string[]) => `Missing required columns: ${columns.join(', ')}`,
    columnCount: (row: number) => `Row ${row}: Column count mismatch`,
    errors: 'Validation errors',
    noEvents: 'No valid events found in the file',
    endAfterStart:
      'End time must be after start time, except for late-night sets (start 18:00 or later, end before 07:00)',
    row: (row: number, error: string) => `Row ${row}: ${error}`,
    wrongType: 'Please select a .csv, .xls or .xlsx file',
    uploaded: (n: number, failed: number) =>
      `Successfully uploaded ${n} events${failed > 0 ? `, ${failed} failed` : ''}`,
  },
  checking: 'Checking every row',
  progress: (done: number, total: number) => `${done} of ${total}`,
  /** A file from which nothing can be created. */
  refused: {
    count: (n: string) => `${n} errors in the file.`,
    advice: 'Nothing has been created. Correct the file and choose it again, or open it in the review.',
    copied: 'Errors copied',
    notCopied: 'The browser did not allow copying.',
  },
  toCheck: (n: number) => `${n === 1 ? '1 row' : `${n} rows`} to check`,
  onlyToCheck: 'Show only these rows. They can be imported as they are; nothing is lost.',
  untried: (n: number) => `${n === 1 ? '1 row was' : `${n} rows were`} not tried.`,
  tryAgain: 'Rows already created are not created again. You can correct the rows below first.',
  /** Asked before leaving the import. */
  leave: {
    running: {
      title: 'Stop the import?',
      text: 'Events created so far stay in the schedule. The others are not created.',
      confirm: 'Stop Import',
      cancel: 'Keep Importing',
    },
    failed: {
      title: 'Close without these rows?',
      text: (n: number) =>
        `${n === 1 ? '1 row has' : `${n} rows have`} not been created. Download the failed rows first if you want to import them later.`,
      confirm: 'Close Anyway',
      cancel: 'Go Back',
    },
  },
} as const;
