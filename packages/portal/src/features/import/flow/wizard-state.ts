import type { Upload, UploadType } from '@lineup/domain';
import type { WizardStep } from '../../../app/routing/wizard-step.ts';
import type { ValidatedDraft } from '../draft/validate-draft.ts';

/**
 * The uploads made in this tab whose processing has not been seen to end: opening one of them goes on with the wizard,
 * opening any other loads a draft. A reload forgets them, as it should.
 */
const awaited = new Map<string, UploadType>();

export const newUploads = {
  add: (uploadId: string, type: UploadType) => void awaited.set(uploadId, type),
  has: (uploadId: string) => awaited.has(uploadId),
  /** What kind of file it is; null for an upload that is not awaited. */
  typeOf: (uploadId: string) => awaited.get(uploadId) ?? null,
  /** Once the end was announced, the upload is a draft like any other. */
  forget: (uploadId: string) => void awaited.delete(uploadId),
};

/** What the portal knows of an upload: its record, and its draft once the file has been read. */
export interface FoundDraft {
  readonly upload: Upload;
  /** Null until the upload is completed. */
  readonly draft: ValidatedDraft | null;
}

/**
 * Where the wizard stands. `idle`: nothing was uploaded, or the upload of the address is not read yet.
 * `trouble` is the text of the last failed look at an upload under way; looking goes on.
 */
export type WizardState =
  | { readonly status: 'idle' }
  | { readonly status: 'processing'; readonly upload: Upload; readonly trouble: string | null }
  | {
      readonly status: 'completed';
      readonly upload: Upload;
      readonly draft: ValidatedDraft;
      /** The first look at it found it so: nothing was under way here. */
      readonly isReopened: boolean;
    }
  | { readonly status: 'error'; readonly reason: string | null };

export const idle: WizardState = { status: 'idle' };

/** After a look at the upload. What ended stays ended: a late answer changes nothing. */
export function afterLook(state: WizardState, found: FoundDraft): WizardState {
  if (hasEnded(state)) return state;
  const { upload, draft } = found;
  if (upload.status === 'error') return { status: 'error', reason: upload.error };
  if (draft === null) return { status: 'processing', upload, trouble: null };
  return { status: 'completed', upload, draft, isReopened: state.status === 'idle' };
}

/** After a look that failed in a way that may pass. */
export function afterTrouble(state: WizardState, trouble: string): WizardState {
  return state.status === 'processing' ? { ...state, trouble } : state;
}

/** After a failure that trying again would not change, such as of an upload that is no more. */
export function afterLoss(state: WizardState, reason: string): WizardState {
  return hasEnded(state) ? state : { status: 'error', reason };
}

/**
 * The step to show. The address chooses between 3 and 4 once a draft is there; before, it has no say. Step 2 is that of an
 * upload under way: where none is, it is step 1.
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
