export * from './sheet.ts';
export * from './columns.ts';
export * from './file-rules.ts';
export * from './row-rules.ts';
export * from './template.ts';
export * from './write-csv.ts';
export * from './read-spreadsheet.ts';
