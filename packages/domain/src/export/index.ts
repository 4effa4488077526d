/**
 * Exports of the lineup, which can be imported again as a merge. Loaded on demand, together with the workbook library.
 */
export * from './write-csv.ts';
export * from './write-json.ts';
export * from './write-workbook.ts';
