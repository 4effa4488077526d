import {
  eventNotices,
  hintText,
  type DraftEvent,
  type DraftField,
  type EventNotice,
  type Hint,
  type ReviewIssue,
} from '@lineup/domain';
import type { DraftRules } from './draft-rules.ts';

/** An event under review with what the rules say of it. Rows are never changed, only replaced. */
export interface DraftRow {
  readonly event: DraftEvent;
  readonly issues: readonly ReviewIssue[];
  /** What should be seen and doesn't block: equal times, daylight-saving changes. */
  readonly notices: readonly EventNotice[];
  /** Another set at the same time on the same stage. Worked out later than the rest, because it concerns other rows. */
  readonly overlap: EventNotice | null;
}

/** The row of `event`, judged. */
export function judge(event: DraftEvent, rules: DraftRules, overlap: EventNotice | null): DraftRow {
  const issues = rules.reviewer.issues(event);
  return { event, issues, notices: eventNotices(event, rules.festival), overlap };
}

/** Warnings of a row, those of the event itself first. */
export function warningsOf(row: DraftRow): readonly EventNotice[] {
  return row.overlap === null ? row.notices : [...row.notices, row.overlap];
}

/** What the reader guessed; what it could not read is settled once the field has a value. */
export function hintsOf({ event }: DraftRow): readonly Hint[] {
  return event.hints.filter((hint) => hint.code !== 'unreadable' || !event[hint.field]);
}

export interface RowNote {
  readonly kind: 'issue' | 'warning' | 'hint';
  readonly field: DraftField;
  readonly text: string;
}

/** All that is to be said of a row, the faults first. */
export function notesOf(row: DraftRow): readonly RowNote[] {
  return [
    ...row.issues.map(({ field, message }): RowNote => ({ kind: 'issue', field, text: message })),
    ...warningsOf(row).map(({ field, message }): RowNote => ({ kind: 'warning', field, text: message })),
    ...hintsOf(row).map((hint): RowNote => ({ kind: 'hint', field: hint.field, text: hintText(hint) })),
  ];
}
