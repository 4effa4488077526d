import { uploadMessages } from '@lineup/domain';
import type { DraftCounts } from '../draft/draft-counts.ts';
import type { WizardState } from './wizard-state.ts';

export interface Announcement {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/**
 * What a change of state says to the person, or null. `isNew` is true for an upload made in this tab a moment ago: its processing
 * is awaited rather than a draft reopened.
 */
export function announcementOf(before: WizardState, after: WizardState, isNew: boolean): Announcement | null {
  if (before.status === after.status || after.status === 'idle') return null;
  const isReopened = before.status === 'idle' && !isNew;
  if (after.status === 'error') return { kind: 'error', text: errorText(after.reason, isReopened) };
  if (after.status === 'completed') {
    // Of a new one, `verdictOn` says more once everything is checked.
    return isReopened ? { kind: 'success', text: uploadMessages.draftLoaded } : null;
  }
  return isReopened ? { kind: 'info', text: uploadMessages.stillProcessing } : null;
}

/** An upload that had failed before it was opened has nothing to show: the wizard starts again. */
export function mustRestart(before: WizardState, after: WizardState, isNew: boolean): boolean {
  return before.status === 'idle' && after.status === 'error' && !isNew;
}

function errorText(reason: string | null, isReopened: boolean): string {
  const text = reason ?? uploadMessages.processingFailed;
  return isReopened ? uploadMessages.failedWith(text) : text;
}

/** What the check of a new upload found; null if the file has no events, which the review says. */
export function verdictOn({ total, invalid }: Pick<DraftCounts, 'total' | 'invalid'>): Announcement | null {
  if (total === 0) return null;
  if (invalid === 0) return { kind: 'success', text: uploadMessages.completed };
  return { kind: 'error', text: uploadMessages.completedWithIssues(invalid) };
}
