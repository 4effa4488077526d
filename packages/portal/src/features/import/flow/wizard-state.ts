import type { Upload, UploadType } from '@lineup/domain';
import type { WizardStep } from '../../../app/routing/wizard-step.ts';
import type { ValidatedDraft } from '../draft/validate-draft.ts';

/**
 * The uploads made in this tab that are still being processed: opening one of them continues the wizard, opening any
 * other loads a draft. Deliberately forgotten on reload.
 */
const awaited = new Map<string, UploadType>();

export const newUploads = {
  add: (uploadId: string, type: UploadType) => void awaited.set(uploadId, type),
  has: (uploadId: string) => awaited.has(uploadId),
  /** Returns the kind of file; null for an upload that is not awaited. */
  typeOf: (uploadId: string) => awaited.get(uploadId) ?? null,
  /** Once the end was announced, the upload is a draft like any other. */
  forget: (uploadId: string) => void awaited.delete(uploadId),
};

/** What is loaded of an upload: its record, and its draft once the file was parsed. */
export interface FoundDraft {
  readonly upload: Upload;
  /** Null until the upload is completed. */
  readonly draft: ValidatedDraft | null;
}

/**
 * The state of the wizard. `idle`: nothing was uploaded, or the upload in the address is not loaded yet. `trouble` is
 * the text of the last failed read of an upload being processed; polling continues.
 */
export type WizardState =
  | { readonly status: 'idle' }
  | { readonly status: 'processing'; readonly upload: Upload; readonly trouble: string | null }
  | {
      readonly status: 'completed';
      readonly upload: Upload;
      readonly draft: ValidatedDraft;
      /** The first read found it completed: nothing was being processed here. */
      readonly isReopened: boolean;
    }
  | { readonly status: 'error'; readonly reason: string | null };

export const idle: WizardState = { status: 'idle' };

/** The state after reading the upload. An ended state is final: late responses are ignored. */
export function afterLook(state: WizardState, found: FoundDraft): WizardState {
  if (hasEnded(state)) return state;
  const { upload, draft } = found;
  if (upload.status === 'error') return { status: 'error', reason: upload.error };
  if (draft === null) return { status: 'processing', upload, trouble: null };
  return { status: 'completed', upload, draft, isReopened: state.status === 'idle' };
}

/** The state after a read that failed for a possibly temporary reason. */
export function afterTrouble(state: WizardState, trouble: string): WizardState {
  return state.status === 'processing' ? { ...state, trouble } : state;
}

/** The state after a failure that a retry would not change, such as a deleted upload. */
export function afterLoss(state: WizardState, reason: string): WizardState {
  return hasEnded(state) ? state : { status: 'error', reason };
}

/**
 * Returns the step to show. The address selects 3 or 4 once a draft is loaded and is ignored before. Step 2 is for an
 * upload being processed; without one it is step 1.
 */
export function stepOf(state: WizardState, asked: WizardStep | undefined): WizardStep {
  if (state.status === 'idle') return 1;
  if (state.status !== 'completed') return 2;
  if (asked === 2 && state.isReopened) return 1;
  return asked === 4 ? 4 : 3;
}

function hasEnded(state: WizardState): boolean {
  return state.status === 'completed' || state.status === 'error';
}
