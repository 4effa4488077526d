import type { ReviewCode } from '@lineup/domain';
import type { DraftCounts } from './draft-counts.ts';
import { hintsOf, warningsOf, type DraftRow } from './draft-row.ts';

/** Which rows to show: all, those with any fault, with one kind of fault, with hints or with warnings. */
export type RowFilter = 'all' | 'problems' | 'hints' | 'warnings' | ReviewCode;

/** The names of the faults, in the order of the rules. */
export const problemNames: Readonly<Record<ReviewCode, string>> = {
  artistRequired: 'No artist',
  artistTooLong: 'Artist too long',
  stageRequired: 'No stage',
  stageTooLong: 'Stage too long',
  stageInvalid: 'Unknown stage',
  dateRequired: 'No date',
  dateFormat: 'Date unreadable',
  dateOutOfRange: 'Outside the festival',
  startRequired: 'No start',
  startFormat: 'Start unreadable',
  endRequired: 'No end',
  endFormat: 'End unreadable',
  imageInvalid: 'Image unusable',
};

export interface FilterChoice {
  readonly filter: RowFilter;
  readonly name: string;
  readonly count: number;
}

/** The filters worth offering: all, those that would show something, and those in `keep`. */
export function filterChoices(counts: DraftCounts, keep: ReadonlySet<RowFilter>): readonly FilterChoice[] {
  const codes = Object.keys(problemNames) as ReviewCode[];
  const choices: readonly FilterChoice[] = [
    { filter: 'all', name: 'All', count: counts.total },
    { filter: 'problems', name: 'All problems', count: counts.invalid },
    ...codes.map((code) => ({ filter: code, name: problemNames[code], count: counts.byCode.get(code) ?? 0 })),
    { filter: 'warnings', name: 'Warnings', count: counts.warned },
    { filter: 'hints', name: 'Hints', count: counts.hinted },
  ];
  return choices.filter(({ filter, count }) => count > 0 || filter === 'all' || keep.has(filter));
}

/** Whether a row passes the filter and its artist contains the searched text, whatever its case and accents. */
export function rowPasses(row: DraftRow, filter: RowFilter, search: string): boolean {
  return passesFilter(row, filter) && fold(row.event.artistName).includes(fold(search.trim()));
}

function passesFilter(row: DraftRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'problems':
      return row.issues.length > 0;
    case 'hints':
      return hintsOf(row).length > 0;
    case 'warnings':
      return warningsOf(row).length > 0;
    default:
      return row.issues.some((issue) => issue.code === filter);
  }
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
