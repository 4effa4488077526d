/** The lineup as files that import again as a merge. Loaded when somebody asks for one, with the library for workbooks. */
export * from './write-csv.ts';
export * from './write-json.ts';
export * from './write-workbook.ts';
