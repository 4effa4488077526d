/** Why a lineup file could not be processed at all; stored in the `error` of the upload. */
export const processingMessages = {
  empty: 'The file is empty. Please upload a file with at least one event.',
  notJson: (reason: string, line: number, column: number) =>
    `The file is not valid JSON: ${reason} at line ${line}, column ${column}`,
  notText: 'The file is not a text file. Please upload a JSON file.',
  wrongShape: (found: string) =>
    `The file has no list of events: expected a list or an object with "events", found ${found}`,
  rowNotObject: (row: number, found: string) => `Row ${row}: expected an event, found ${found}`,
  tooManyEvents: (maximum: number) => `The file has more than ${maximum} events. Please split it.`,
  tooDeep: (line: number, column: number) =>
    `The file is nested too deeply at line ${line}, column ${column}`,
  tooManyMembers: (maximum: number, line: number, column: number) =>
    `An object in the file has more than ${maximum} fields at line ${line}, column ${column}`,
  fileMissing: 'The uploaded file is no longer there. Please upload it again.',
  festivalGone: 'The festival has been deleted.',
  timedOut: 'Processing took too long and was stopped. Please try again with a smaller file.',
  tooMuchMemory: 'The file needs too much memory to be read. Please keep only the lineup in it.',
  crashed: 'Processing was interrupted. Please upload the file again.',
  storageGone: 'Not saved: the storage cannot be reached. Please tell your operator and try again.',
  notSpreadsheet: 'This file is neither text nor a workbook. Please select a CSV, XLS, XLSX or ODS file.',
} as const;
