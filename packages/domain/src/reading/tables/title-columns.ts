import { readingMessages } from '../../messages/reading-messages.ts';
import type { SourceColumn } from '../source.ts';

/** The last columns of a table with titles among its rows: the stage and the day from those titles. */
export const titleColumns: readonly SourceColumn[] = [
  { id: '#stage', heading: readingMessages.reading.stageOfTitles },
  { id: '#date', heading: readingMessages.reading.dateOfTitles },
];
