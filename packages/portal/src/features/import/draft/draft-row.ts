import {
  conflictNotices,
  draftIssues,
  fewLines,
  hintText,
  isFileHint,
  isUnplaced,
  isSameConflict,
  validateTimes,
  type Conflict,
  type ConflictFestival,
  type ConflictSet,
  type DraftEvent,
  type DraftField,
  type EventNotice,
  type Hint,
  type HintCode,
  type ReviewIssue,
} from '@lineup/domain';
import type { DraftRules } from './draft-rules.ts';

/** An event under review with the results of its validation. Rows are immutable. */
export interface DraftRow {
  readonly event: DraftEvent;
  readonly issues: readonly ReviewIssue[];
  /** What the parser guessed about it, without the hints that are shown once for the file. */
  readonly hints: readonly Hint[];
  /** Notices that do not block saving: daylight-saving changes. */
  readonly notices: readonly EventNotice[];
  /** The event as a set in the conflict check; null while its times cannot be parsed. */
  readonly set: ConflictSet | null;
  /**
   * Conflicts with other rows and with the schedule. Computed later than the rest, because they depend on other rows.
   */
  readonly conflicts: readonly Conflict[];
  /** The id under which it is or will be stored; its conflicts refer to it by this id. */
  readonly storedAs: string;
}

/** Few rows have any. */
export const noConflicts: readonly Conflict[] = [];

/** Values of a row that are known before it is validated. */
interface Known {
  readonly conflicts?: readonly Conflict[];
  readonly storedAs?: string;
  /** The row's problem while a question about it is open. */
  readonly question?: ReviewIssue | undefined;
}

/** Validates `event` and returns its row. */
export function judge(event: DraftEvent, rules: DraftRules, known: Known = {}): DraftRow {
  const { conflicts = noConflicts, storedAs = event.id, question } = known;
  const issues = draftIssues(event, rules.reviewer);
  const hints = ownHints(event, rules);
  if (isUnplaced(event))
    return { event, issues, hints, notices: [], set: null, conflicts: noConflicts, storedAs };
  if (question !== undefined) issues.push(question);
  const { notices, span } = validateTimes(event, rules.festival);
  const { id, artistName, stage } = event;
  const set = span === null ? null : { id, artistName, stage, start: span.start, end: span.end };
  return { event, issues, hints, notices, set, conflicts, storedAs };
}

/** Returns the sets of the rows whose times can be parsed. */
export function setsOf(rows: readonly DraftRow[]): readonly ConflictSet[] {
  return rows.flatMap(({ set }) => set ?? []);
}

/**
 * Leaves out conflicts that the review reports in another way: a stage or a day that the festival lacks is an error of
 * the row, and nights are handled by one question, which knows what the file says about their days.
 */
export function warnedOf(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.some(isReportedElsewhere)
    ? conflicts.filter((conflict) => !isReportedElsewhere(conflict))
    : conflicts;
}

const isReportedElsewhere = ({ kind }: Conflict) => kind === 'misplaced' || kind === 'night';

/** Returns true if the same conflicts are reported for both, with the same text. */
export function hasSameWarnings(a: DraftRow, b: DraftRow): boolean {
  if (a.conflicts.length !== b.conflicts.length) return false;
  if (a.conflicts.length > 0 && a.storedAs !== b.storedAs) return false;
  return a.conflicts.every((conflict, place) => {
    const other = b.conflicts[place];
    return other !== undefined && isSameConflict(conflict, other);
  });
}

/** Returns true if the row has warnings that should be checked before saving. */
export function isWarned({ notices, conflicts }: DraftRow): boolean {
  return notices.length > 0 || conflicts.length > 0;
}

/** Returns the warnings of a row, those of the event itself first. */
export function warningsOf(
  { notices, conflicts, storedAs }: DraftRow,
  festival: ConflictFestival,
): readonly EventNotice[] {
  // The set as in its conflicts: newer input has not been checked yet.
  const set = conflicts[0]?.sets.find(({ id }) => id === storedAs);
  if (set === undefined) return notices;
  return [...notices, ...conflictNotices(set, conflicts, festival, fewLines)];
}

const untilFilled: ReadonlySet<HintCode> = new Set(['unreadable', 'halfOfDay', 'lengthUnit']);

/** A hint about an unreadable value is resolved once the field has a value. */
function ownHints(event: DraftEvent, { fileHints }: DraftRules): readonly Hint[] {
  return event.hints.filter(
    (hint) =>
      !(untilFilled.has(hint.code) && event[hint.field]) &&
      // From the first edit on, the artist details show what is still wrong.
      !(hint.code === 'artistValue' && event.artistEdits !== undefined) &&
      !isFileHint(hint, fileHints),
  );
}

export interface RowNote {
  readonly kind: 'issue' | 'warning' | 'hint';
  readonly field: DraftField;
  readonly text: string;
}

/** Returns all notes on a row, errors first. */
export function notesOf(row: DraftRow, festival: ConflictFestival): readonly RowNote[] {
  return [
    ...row.issues.map(({ field, message }): RowNote => ({ kind: 'issue', field, text: message })),
    ...warningsOf(row, festival).map(({ field, message }): RowNote => ({
      kind: 'warning',
      field,
      text: message,
    })),
    ...row.hints.map((hint): RowNote => ({ kind: 'hint', field: hint.field, text: hintText(hint) })),
  ];
}
