import { messages } from '@lineup/domain';
import type { WizardState } from './wizard-state.ts';

export interface Announcement {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** What is known beside the two states. */
export interface Circumstances {
  /** The upload was made in this tab a moment ago, so its processing is awaited rather than a draft reopened. */
  readonly isNew: boolean;
  /** How many events there are, and how many of them break a rule. */
  readonly events: number;
  readonly invalid: number;
}

/** What a change of state says to the person, or null. */
export function announcementOf(
  before: WizardState,
  after: WizardState,
  { isNew, events, invalid }: Circumstances,
): Announcement | null {
  if (before.status === after.status || after.status === 'idle') return null;
  const isReopened = before.status === 'idle' && !isNew;
  if (after.status === 'error') return { kind: 'error', text: errorText(after.reason, isReopened) };
  if (after.status === 'completed') {
    if (isReopened) return { kind: 'success', text: messages.upload.draftLoaded };
    // Of a file without events, nothing is valid: the review says that there are none.
    return events === 0 ? null : judgement(invalid);
  }
  return isReopened ? { kind: 'info', text: messages.upload.stillProcessing } : null;
}

/** An upload that had failed before it was opened has nothing to show: the wizard starts anew. */
export function startsAnew(before: WizardState, after: WizardState, isNew: boolean): boolean {
  return before.status === 'idle' && after.status === 'error' && !isNew;
}

function errorText(reason: string | null, isReopened: boolean): string {
  const text = reason ?? messages.upload.processingFailed;
  return isReopened ? messages.upload.failedWith(text) : text;
}

function judgement(invalid: number): Announcement {
  if (invalid === 0) return { kind: 'success', text: messages.upload.completed };
  return { kind: 'error', text: messages.upload.completedWithIssues(invalid) };
}
