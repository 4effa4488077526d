import { readingMessages } from '../../messages/reading-messages.ts';
import type { SourceColumn } from '../source.ts';

/** The last columns of a table among whose rows titles stand: what these say of the rows below them, first the stage, then the day. */
export const titleColumns: readonly SourceColumn[] = [
  { id: '#stage', heading: readingMessages.reading.stageOfTitles },
  { id: '#date', heading: readingMessages.reading.dateOfTitles },
];
