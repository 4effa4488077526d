/** The fields of an event in the columns of the review, in their order. */
export const rowColumns = ['artistName', 'stage', 'date', 'timeStart', 'timeEnd'] as const;
export type RowColumn = (typeof rowColumns)[number];
