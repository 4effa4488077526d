import { messages, type Festival, uploadMessages } from '@lineup/domain';
import { errorText, isServiceError, type UploadsService } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUploads } from '../../../app/provider/use-uploads.ts';
import type { WizardStep } from '../../../app/routing/wizard-step.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { announcementOf, mustRestart } from './announcement.ts';
import {
  newUploads,
  afterLook,
  afterLoss,
  afterTrouble,
  idle,
  stepOf,
  type WizardState,
  type FoundDraft,
} from './wizard-state.ts';
import { watchProcessing } from './watch-processing.ts';
import { nextTurn } from '../../../app/loading/when-idle.ts';
import { validateDraft } from '../draft/validate-draft.ts';

/** Errors that a retry would not change; any other may be temporary. */
const permanentCodes = new Set<string>([
  'not-found',
  'permission-denied',
  'invalid-argument',
  'failed-precondition',
  'payload-too-large',
  'unsupported-media-type',
]);

export interface DraftFlow {
  readonly state: WizardState;
  /** Why the upload could not be opened at all, as a text; null otherwise. */
  readonly failure: string | null;
}

/** Follows an upload from the first read until it ends, and announces the changes. */
export function useDraftFlow(festival: Festival, uploadId: string, asked: WizardStep | undefined): DraftFlow {
  const uploads = useUploads();
  const navigate = useNavigate();
  const [state, setState] = useState<WizardState>(idle);
  const [failure, setFailure] = useState<string | null>(null);

  const announce = useEffectEvent((before: WizardState, after: WizardState) => {
    const isNew = newUploads.has(uploadId);
    const announcement = announcementOf(before, after, isNew);
    const isShown = after.status !== 'completed' || stepOf(after, asked) >= 3;
    if (announcement !== null && isShown) toast[announcement.kind](announcement.text);
    if (after.status === 'error') newUploads.forget(uploadId);
    if (!mustRestart(before, after, isNew)) return;
    void navigate({ to: '/festival/$id/upload', params: { id: festival.id }, replace: true });
  });

  const look = useEffectEvent(() => lookAtDraft(uploads, festival, uploadId));

  useEffect(() => {
    let current: WizardState = idle;
    const move = (next: WizardState) => {
      if (next === current) return;
      announce(current, next);
      current = next;
      setState(next);
    };
    let refused = false;
    /** Polling continues if only the connection is missing; returns whether it has ended. */
    const refuse = (text: string, isUnreachable: boolean) => {
      if (!refused) toast.error(uploadMessages.loadFailed);
      refused = true;
      setFailure(isUnreachable ? messages.provider.keepsTrying : text);
      return !isUnreachable;
    };
    return watchProcessing({
      look: () => look(),
      process: (upload) => uploads.ensureProcessed(upload),
      onFound: (found) => {
        setFailure(null);
        move(afterLook(current, found));
      },
      onTrouble: (error) => {
        const text = errorText(error, uploadMessages.statusFailed);
        const isFinal = isPermanent(error);
        if (current.status === 'idle' && (isFinal || !newUploads.has(uploadId))) {
          return refuse(text, isServiceError(error, 'unavailable'));
        }
        move(isFinal ? afterLoss(current, text) : afterTrouble(current, text));
        return isFinal;
      },
    });
  }, [uploads, uploadId]);

  return { state, failure };
}

function isPermanent(error: unknown): boolean {
  return isServiceError(error) && permanentCodes.has(error.code);
}

/** Reads an upload and, once it is completed, its events, validated for `festival`. */
async function lookAtDraft(
  uploads: Pick<UploadsService, 'get' | 'draftEvents'>,
  festival: Festival,
  uploadId: string,
): Promise<FoundDraft> {
  const upload = await uploads.get(festival.id, uploadId);
  if (upload.status !== 'completed') return { upload, draft: null };
  const events = await uploads.draftEvents(festival.id, uploadId, nextTurn);
  return {
    upload,
    draft: await validateDraft(events, festival, nextTurn, upload.fileStages),
  };
}
