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

/** An event under review with what the rules say of it. Rows are never changed, only replaced. */
export interface DraftRow {
  readonly event: DraftEvent;
  readonly issues: readonly ReviewIssue[];
  /** What the reader guessed of it, without the hints that are shown once for the file. */
  readonly hints: readonly Hint[];
  /** What should be seen and doesn't block: daylight-saving changes. */
  readonly notices: readonly EventNotice[];
  /** The event as conflicts see it; null while its times are not readable. */
  readonly set: ConflictSet | null;
  /** Those with other rows and with the schedule. Worked out later than the rest, because they concern other rows. */
  readonly conflicts: readonly Conflict[];
  /** The id under which it is stored, or will be: by that it is known in its conflicts. */
  readonly storedAs: string;
}

/** Hardly a row has any. */
export const noConflicts: readonly Conflict[] = [];

/** What is known of a row before it is checked. */
interface Known {
  readonly conflicts?: readonly Conflict[];
  readonly storedAs?: string;
  /** The problem that it has while a question about it is open. */
  readonly question?: ReviewIssue | undefined;
}

/** The row of `event`, checked. */
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

/** The sets of the rows whose times are readable. */
export function setsOf(rows: readonly DraftRow[]): readonly ConflictSet[] {
  return rows.flatMap(({ set }) => set ?? []);
}

/**
 * Without those of which the review tells in its own way: a stage or a day that the festival lacks is a fault of the row, and
 * of the nights one question asks, which knows what the file says of their days.
 */
export function warnedOf(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.some(isReportedElsewhere)
    ? conflicts.filter((conflict) => !isReportedElsewhere(conflict))
    : conflicts;
}

const isReportedElsewhere = ({ kind }: Conflict) => kind === 'misplaced' || kind === 'night';

/** Returns true if the same conflicts are reported of both, in the same words. */
export function hasSameWarnings(a: DraftRow, b: DraftRow): boolean {
  if (a.conflicts.length !== b.conflicts.length) return false;
  if (a.conflicts.length > 0 && a.storedAs !== b.storedAs) return false;
  return a.conflicts.every((conflict, place) => {
    const other = b.conflicts[place];
    return other !== undefined && isSameConflict(conflict, other);
  });
}

/** Returns true if anything about the row should be looked at before it is saved. */
export function isWarned({ notices, conflicts }: DraftRow): boolean {
  return notices.length > 0 || conflicts.length > 0;
}

/** Warnings of a row, those of the event itself first. */
export function warningsOf(
  { notices, conflicts, storedAs }: DraftRow,
  festival: ConflictFestival,
): readonly EventNotice[] {
  // As it is in its conflicts: what is typed in the meantime is not judged yet.
  const set = conflicts[0]?.sets.find(({ id }) => id === storedAs);
  if (set === undefined) return notices;
  return [...notices, ...conflictNotices(set, conflicts, festival, fewLines)];
}

const untilFilled: ReadonlySet<HintCode> = new Set(['unreadable', 'halfOfDay', 'lengthUnit']);

/** What could not be read is settled once the field has a value. */
function ownHints(event: DraftEvent, { fileHints }: DraftRules): readonly Hint[] {
  return event.hints.filter(
    (hint) =>
      !(untilFilled.has(hint.code) && event[hint.field]) &&
      // From the first edit on, the details of the artist say what is still wrong.
      !(hint.code === 'artistValue' && event.artistEdits !== undefined) &&
      !isFileHint(hint, fileHints),
  );
}

export interface RowNote {
  readonly kind: 'issue' | 'warning' | 'hint';
  readonly field: DraftField;
  readonly text: string;
}

/** All notes on a row, the faults first. */
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
