import { forEachPublicText } from '../entities/set-texts.ts';
import type { DraftField } from '../entities/upload.ts';

const changes = (n: number) => `${n} ${n === 1 ? 'change' : 'changes'}`;

const fields: Readonly<Record<DraftField, string>> = {
  artistName: 'artist name',
  stage: 'stage',
  date: 'date',
  timeStart: 'start time',
  timeEnd: 'end time',
  imageURL: 'image',
  ...forEachPublicText(({ name }) => name.toLowerCase()),
};

/** Texts for changing the columns of a file from its review. A separate file, so that only that dialog loads them. */
export const columnMessages = {
  backToReview: 'Back to review',
  carries: 'Changes made in the review are applied again where they still fit.',
  failed: 'The columns could not be changed. Your draft is as it was.',
  missing: 'The uploaded file could not be loaded',
  missingHelp:
    'Without the file its columns cannot be changed. You can go on with the review, or upload the file once more.',
  unreadable: 'The uploaded file cannot be read here',
  changed: 'Columns changed',
  carried: (applied: number, lost: number) =>
    applied + lost === 0
      ? 'The file was read again. There were no changes to apply.'
      : `${applied === 0 ? 'No change was' : `${changes(applied)} ${applied === 1 ? 'was' : 'were'}`} applied again${lost === 0 ? '' : `, ${lost} could not be`}.`,
  showLost: 'Show what could not be applied',
  lost: ({
    row,
    artistName,
    field,
    value,
  }: {
    readonly row: number;
    readonly artistName: string;
    readonly field: DraftField;
    readonly value: string;
  }) =>
    `Row ${row}, ${artistName === '' ? 'no artist' : artistName}: ${fields[field]} ${value === '' ? 'blank' : `“${value}”`}`,
  more: (n: number) => `and ${n} more`,
} as const;
