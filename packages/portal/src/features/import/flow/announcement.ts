import { uploadMessages } from '@lineup/domain';
import type { DraftCounts } from '../draft/draft-counts.ts';
import type { WizardState } from './wizard-state.ts';

export interface Announcement {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/**
 * Returns the announcement for a change of state, or null. `isNew` is true for an upload just made in this tab: its
 * processing is awaited, instead of a draft being reopened.
 */
export function announcementOf(before: WizardState, after: WizardState, isNew: boolean): Announcement | null {
  if (before.status === after.status || after.status === 'idle') return null;
  const isReopened = before.status === 'idle' && !isNew;
  if (after.status === 'error') return { kind: 'error', text: errorText(after.reason, isReopened) };
  if (after.status === 'completed') {
    // For a new one, `verdictOn` says more once everything is validated.
    return isReopened ? { kind: 'success', text: uploadMessages.draftLoaded } : null;
  }
  return isReopened ? { kind: 'info', text: uploadMessages.stillProcessing } : null;
}

/**
 * Returns true if an upload had already failed before it was opened: there is nothing to show, and the wizard restarts.
 */
export function mustRestart(before: WizardState, after: WizardState, isNew: boolean): boolean {
  return before.status === 'idle' && after.status === 'error' && !isNew;
}

function errorText(reason: string | null, isReopened: boolean): string {
  const text = reason ?? uploadMessages.processingFailed;
  return isReopened ? uploadMessages.failedWith(text) : text;
}

/** Returns the result of validating a new upload; null if the file has no events, which the review reports. */
export function verdictOn({ total, invalid }: Pick<DraftCounts, 'total' | 'invalid'>): Announcement | null {
  if (total === 0) return null;
  if (invalid === 0) return { kind: 'success', text: uploadMessages.completed };
  return { kind: 'error', text: uploadMessages.completedWithIssues(invalid) };
}
