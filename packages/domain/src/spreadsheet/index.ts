export * from './sheet.ts';
export * from './rows/columns.ts';
export * from './file-rules.ts';
export * from './rows/row-rules.ts';
export * from './writing/template.ts';
export * from './writing/write-csv.ts';
export * from './parse-spreadsheet.ts';
