/** Texts about reading files. A separate file, because only pages that read files need them. */
export const readingMessages = {
  /** Why a lineup spreadsheet could not be read, and what was guessed while reading it. */
  spreadsheet: {
    notText: 'The file is neither a text file nor an Excel workbook. Please choose a CSV, XLS or XLSX file.',
    looksLike: (kind: string) => `This is actually ${kind}. Please choose a CSV, XLS or XLSX file.`,
    webPage: 'a web page',
    xml: 'an XML file',
    json: 'a JSON file',
    pdf: 'a PDF file',
    picture: 'a picture',
    openDocument: 'an OpenDocument file',
    otherZip: 'an archive without an Excel workbook',
    otherOffice: 'an Office document without an Excel workbook',
    damaged:
      'The workbook is damaged. Please open it in your spreadsheet program, save it again and try again.',
    encrypted: 'The workbook is protected by a password. Please save it without one and try again.',
    unpacksTooLarge: (megabytes: number) =>
      `The workbook is too large when unpacked. Maximum is ${megabytes}MB. Please keep only the lineup in it.`,
    tooManyColumns: (maximum: number) =>
      `The file has more than ${maximum} columns. Please keep only those of the lineup in it.`,
    tooManyCells: (maximum: number) =>
      `The workbook has more than ${maximum} cells. Please keep only the lineup in it.`,
    tooManyRows: (maximum: number) => `The file has more than ${maximum} rows. Please split it.`,
    openQuote: 'A double quote is missing or misplaced',
    noSuchSheet: (sheet: string) => `There is no sheet "${sheet}" in the workbook`,
    stagesAdded: 'The festival has no stages yet, so the stages in the file will be added.',
    guessedEncoding: 'The file was read as Windows-1252 text; please check accented letters.',
    guessedDelimiter: (name: string) => `The columns are separated by ${name}.`,
    semicolons: 'semicolons',
    tabs: 'tabs',
    bars: 'vertical bars',
    otherSheets: (sheet: string, others: readonly string[]) =>
      `Read from the sheet "${sheet}"; not read: ${others.join(', ')}.`,
    repeatedColumn: (column: string) =>
      `The column "${column}" appears more than once; the first one is used.`,
    fileGone: 'The file can no longer be read. Please choose it again.',
    readingTimedOut: 'Reading took too long and was stopped. Please try again with a smaller file.',
    readingCrashed: 'Reading was interrupted. Please choose the file again.',
  },
  /** Why a file could not be read, regardless of its format. */
  reading: {
    looksLike: (kind: string) =>
      `This is actually ${kind}. Please choose a JSON file or a spreadsheet (CSV, XLS, XLSX or ODS).`,
    notText:
      'The file is neither text nor a workbook. Please choose a JSON file or a spreadsheet (CSV, XLS, XLSX or ODS).',
    quotes: (rows: readonly string[]) =>
      `Some quotes in the file do not match: ${rows.join('; ')}. Please correct it and choose it again.`,
    stageOfTitles: 'Stage (titles)',
    dateOfTitles: 'Date (titles)',
    gridColumns: {
      artistName: 'Artist',
      stage: 'Stage',
      date: 'Date',
      timeStart: 'Start',
      timeEnd: 'End',
    },
    noTable: 'No sets were found in the file. Please choose what its columns stand for.',
    onlyChanges: (release: number) =>
      `This file has only what changed since release ${release} of a published lineup. Please use the whole lineup.json: its address without “?since=${release}”.`,
    tableGone: (table: string) =>
      `There is no "${table}" in the file any more. Please choose again what its columns stand for.`,
  },
  /** The `reason` of `processingMessages.notJson`. */
  jsonFaults: {
    endsTooEarly: 'the file ends too early',
    commaTooMany: (closer: string) => `an extra comma before "${closer}"`,
    commaMissing: 'a comma is missing',
    colonMissing: 'a colon is missing',
    valueMissing: 'a value is missing',
    nameMissing: 'a name in double quotes is missing',
    wrongCloser: (expected: string, found: string) => `expected "${expected}", found "${found}"`,
    nameUnquoted: 'a name without double quotes',
    wrongQuotes: 'quotes other than straight double quotes',
    comment: 'a comment, which JSON does not allow',
    unknownWord: (word: string) => `unknown word "${word}"`,
    malformedNumber: 'a malformed number',
    textNotClosed: 'a text without its closing quote',
    lineBreakInText: 'a line break inside a text',
    controlInText: 'a control character inside a text',
    unknownEscape: 'an unknown escape inside a text',
    invisible: (codePoint: string) => `an invisible character (U+${codePoint})`,
    unexpected: (character: string) => `unexpected "${character}"`,
    afterEnd: 'unexpected content after the end of the data',
  },
  /** What was found instead of the expected value. */
  found: {
    null: 'null',
    boolean: (value: boolean) => String(value),
    number: 'a number',
    theNumber: (text: string) => `the number ${text}`,
    text: 'text',
    list: 'a list',
    object: 'an object',
    objectWithoutEvents: 'an object without "events"',
    eventsTwice: 'more than one list of "events"',
    eventsAs: (found: string) => `"events" as ${found}`,
  },
};
