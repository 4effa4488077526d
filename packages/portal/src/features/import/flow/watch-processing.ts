import type { Upload } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import type { FoundDraft } from './wizard-state.ts';

/** Milliseconds between two looks at an upload under way (specification, section 9). */
export const pollPause = 2000;

/** A function that could not be set to work is called again after this long. */
const callPause = 10_000;

export interface ProcessingWatch {
  /** Reads the upload, and its draft once it is completed. */
  readonly look: () => Promise<FoundDraft>;
  /** Sets the processing to work, or joins it where it is under way; resolves when that has ended, or fails with a ServiceError. */
  readonly process: (upload: Upload) => Promise<void>;
  readonly onFound: (found: FoundDraft) => void;
  /** A look or the call failed; watching goes on. Return true to end it. */
  readonly onTrouble: (error: unknown) => boolean;
}

/**
 * Looks at an upload at once, every two seconds, and as soon as the processing says that it is done, until it has ended or
 * the returned function is called. Neither a failed look nor a lost call ends the watch: both are tried again.
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
      // The file cannot be used, which the upload's record tells with its reason: trying again would change nothing.
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
