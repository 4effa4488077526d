import {
  hintText,
  judgeTimes,
  overlapNotice,
  overlappingSets,
  type DraftEvent,
  type DraftField,
  type EventNotice,
  type Hint,
  type PlacedSet,
  type ReviewIssue,
  type StageInterval,
} from '@lineup/domain';
import type { DraftRules } from './draft-rules.ts';

/** An event under review with what the rules say of it. Rows are never changed, only replaced. */
export interface DraftRow {
  readonly event: DraftEvent;
  readonly issues: readonly ReviewIssue[];
  /** What should be seen and doesn't block: equal times, daylight-saving changes. */
  readonly notices: readonly EventNotice[];
  /** When it is on its stage; null while that is not readable. */
  readonly onStage: StageInterval | null;
  /** Another set at the same time on the same stage. Worked out later than the rest, because it concerns other rows. */
  readonly overlap: DraftEvent | null;
}

/** The row of `event`, judged. */
export function judge(event: DraftEvent, rules: DraftRules, overlap: DraftEvent | null): DraftRow {
  const issues = rules.reviewer.issues(event);
  return { event, issues, ...judgeTimes(event, rules.festival), overlap };
}

/** By the place of each row whose set overlaps another one on its stage such another one. */
export function overlappedSets(rows: readonly DraftRow[]): readonly (DraftEvent | undefined)[] {
  const sets: PlacedSet[] = [];
  for (const [index, { onStage }] of rows.entries()) {
    if (onStage !== null) sets.push({ stage: onStage.stage, start: onStage.start, end: onStage.end, index });
  }
  return overlappingSets(sets).map((other) => rows[other ?? -1]?.event);
}

/** Warnings of a row, those of the event itself first. */
export function warningsOf({ notices, overlap }: DraftRow): readonly EventNotice[] {
  return overlap === null ? notices : [...notices, overlapNotice(overlap.artistName, overlap)];
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
