import { foldText, isUnplaced, type HintCode, type ReviewCode } from '@lineup/domain';
import type { DraftCounts } from './draft-counts.ts';
import { isWarned, type DraftRow } from './draft-row.ts';

/** Which rows to show: all, those with any error or one kind of it, with warnings, with any hint or one kind of it. */
export type RowFilter =
  'all' | 'problems' | 'hints' | 'warnings' | 'unplaced' | ReviewCode | `hint:${HintCode}`;

/** The labels of the errors, in the order of the rules. */
const problemNames: Readonly<Record<ReviewCode, string>> = {
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
  nightOpen: 'Night not decided',
  stageOpen: 'Stage not decided',
};

/** The labels of the kinds of hint, in display order. */
const hintNames: Readonly<Record<HintCode, string>> = {
  unreadable: 'Unreadable',
  dateFormat: 'Date guessed',
  dayFirst: 'Read as day and month',
  monthFirst: 'Read as month and day',
  timeFormat: 'Time guessed',
  hoursPastMidnight: 'Hours past midnight',
  nightOfDayBefore: 'Night of the day before',
  nightOfThisDay: 'Night of this day',
  zoneConverted: 'Time zone converted',
  splitDateTime: 'Date and time split',
  fromAbove: 'Taken from the rows above',
  longerThanADay: 'Longer than a day',
  endBeforeStart: 'Ends before it starts',
  trimmed: 'Spaces removed',
  cut: 'Text cut',
  cleaned: 'Characters cleaned',
  encoding: 'Encoding guessed',
  notText: 'Not a text',
  imageUrl: 'Image left out',
  imageHttps: 'Image address changed',
  duplicateKey: 'Repeated field',
  stageMatched: 'Stage matched',
  halfOfDay: 'AM or PM',
  lengthUnit: 'Hours or minutes',
  otherName: 'Two names',
  openEnd: 'Open end',
  artistValue: 'Artist value unusable',
};

export interface FilterChoice {
  readonly filter: RowFilter;
  readonly name: string;
  readonly count: number;
}

/** Returns the filters to offer: all, those with results, and those in `keep`. */
export function filterChoices(counts: DraftCounts, keep: ReadonlySet<RowFilter>): readonly FilterChoice[] {
  const codes = Object.keys(problemNames) as ReviewCode[];
  const choices: readonly FilterChoice[] = [
    { filter: 'all', name: 'All', count: counts.total },
    { filter: 'problems', name: 'All problems', count: counts.invalid },
    ...codes.map((code) => ({ filter: code, name: problemNames[code], count: counts.byCode.get(code) ?? 0 })),
    { filter: 'warnings', name: 'Warnings', count: counts.warned },
    { filter: 'unplaced', name: 'Unplaced', count: counts.unplaced },
    { filter: 'hints', name: 'Hints', count: counts.hinted },
    ...(Object.keys(hintNames) as HintCode[]).map((code): FilterChoice => ({
      filter: `hint:${code}`,
      name: hintNames[code],
      count: counts.byHint.get(code) ?? 0,
    })),
  ];
  return choices.filter(({ filter, count }) => count > 0 || filter === 'all' || keep.has(filter));
}

/** Returns true if a row matches the filter and its artist contains the search text, ignoring case and accents. */
export function rowPasses(row: DraftRow, filter: RowFilter, search: string): boolean {
  return passesFilter(row, filter) && foldText(row.event.artistName).includes(foldText(search.trim()));
}

function passesFilter(row: DraftRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'problems':
      return row.issues.length > 0;
    case 'hints':
      return row.hints.length > 0;
    case 'unplaced':
      return isUnplaced(row.event);
    case 'warnings':
      return isWarned(row);
    default:
      return (
        row.issues.some(({ code }) => code === filter) ||
        row.hints.some(({ code }) => `hint:${code}` === filter)
      );
  }
}
