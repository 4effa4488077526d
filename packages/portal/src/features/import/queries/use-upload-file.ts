import { type UploadType, uploadMessages } from '@lineup/domain';
import { isServiceError, toServiceError } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { originOf } from '../../../app/fetched-file.ts';
import { useUploads } from '../../../app/provider/use-uploads.ts';

/** A file selected for upload. Its id is generated once, so that a retry creates no second draft. */
export interface ChosenFile {
  readonly uploadId: string;
  readonly type: UploadType;
  readonly file: File;
  /** How to read the file; see `NewUpload`. */
  readonly mapping?: string | null;
}

/** `share` is the uploaded share, 0 to 1. */
export type UploadProgress =
  | { readonly status: 'waiting' }
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'failed'; readonly text: string };

const waiting: UploadProgress = { status: 'waiting' };

/** Uploads a selected file. Leaving the page cancels it. */
export function useUploadFile(festivalId: string, onUploaded: (uploaded: ChosenFile) => void) {
  const uploads = useUploads();
  const [progress, setProgress] = useState<UploadProgress>(waiting);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (chosen: ChosenFile) => {
    if (sending.current !== null) return;
    const controller = new AbortController();
    sending.current = controller;
    setProgress({ status: 'sending', share: 0 });
    try {
      await uploads.start(
        { festivalId, ...chosen, origin: originOf(chosen.file) },
        {
          signal: controller.signal,
          onProgress: (share) => setProgress({ status: 'sending', share }),
        },
      );
      sending.current = null;
      onUploaded(chosen);
    } catch (error) {
      sending.current = null;
      if (isServiceError(error, 'cancelled')) setProgress(waiting);
      else setProgress({ status: 'failed', text: toServiceError(error, uploadMessages.fileFailed).message });
    }
  };

  return {
    progress,
    isSending: () => sending.current !== null,
    send,
    cancel: () => sending.current?.abort(),
    /** Clears a failure, for example when another file is selected. */
    reset: () => setProgress(waiting),
  };
}
