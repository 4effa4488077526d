import { ProviderError, type AbortSignalLike } from '@lineup/provider';
import {
  uploadBytesResumable,
  type StorageReference,
  type UploadMetadata,
  type UploadTask,
} from 'firebase/storage';

export interface FileToSend {
  readonly bytes: Uint8Array;
  readonly metadata: UploadMetadata;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignalLike | undefined;
}

/** Uploads the bytes, in chunks if they are many. Fails as the SDK does, and with `cancelled`. */
export async function sendFile(
  reference: StorageReference,
  { bytes, metadata, onProgress, signal }: FileToSend,
): Promise<void> {
  const task = uploadBytesResumable(reference, bytes, metadata);
  const cancel = () => void task.cancel();
  signal?.addEventListener('abort', cancel);
  try {
    await finished(task, onProgress);
    onProgress(1);
  } catch (error) {
    throw signal?.aborted === true ? cancelled(error) : error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function finished(task: UploadTask, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => {
        if (totalBytes > 0) onProgress(bytesTransferred / totalBytes);
      },
      reject,
      resolve,
    );
  });
}

function cancelled(cause: unknown): ProviderError {
  return new ProviderError('cancelled', 'cancelled by the caller', { cause });
}
