import type { Upload } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import type { FoundDraft } from './wizard-state.ts';

/** The polling interval for an upload being processed, in milliseconds (specification, section 9). */
export const pollPause = 2000;

/** How long to wait before calling the function again if it could not be started, in milliseconds. */
const callPause = 10_000;

export interface ProcessingWatch {
  /** Reads the upload, and its draft once it is completed. */
  readonly look: () => Promise<FoundDraft>;
  /** Starts processing, or joins it if it is running; resolves when it has ended, or rejects with a ServiceError. */
  readonly process: (upload: Upload) => Promise<void>;
  readonly onFound: (found: FoundDraft) => void;
  /** Called if a read or the call failed; polling continues. Return true to stop it. */
  readonly onTrouble: (error: unknown) => boolean;
}

/**
 * Reads an upload immediately, every two seconds, and as soon as processing reports that it is done, until it has ended
 * or the returned function is called. Neither a failed read nor a lost call stops this: both are retried.
 */
export function watchProcessing(watch: ProcessingWatch): () => void {
  let stopped = false;
  let looking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callAgainAt = 0;

  const trouble = (error: unknown) => {
    if (!stopped && watch.onTrouble(error)) stopped = true;
  };

  const call = async (upload: Upload) => {
    callAgainAt = Number.POSITIVE_INFINITY;
    try {
      await watch.process(upload);
      lookNow();
    } catch (error) {
      // The file is unusable; the upload's record has the reason, and a retry would not change it.
      if (isServiceError(error, 'failed-precondition')) return lookNow();
      callAgainAt = performance.now() + callPause;
      trouble(error);
    }
  };

  const look = async () => {
    looking = true;
    try {
      const found = await watch.look();
      if (stopped) return;
      watch.onFound(found);
      if (hasEnded(found)) return;
      if (performance.now() >= callAgainAt) void call(found.upload);
    } catch (error) {
      trouble(error);
    } finally {
      looking = false;
    }
    if (!stopped) timer = setTimeout(() => void look(), pollPause);
  };

  const lookNow = () => {
    if (stopped || looking) return;
    clearTimeout(timer);
    void look();
  };

  lookNow();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

function hasEnded({ upload, draft }: FoundDraft): boolean {
  return upload.status === 'error' || draft !== null;
}
