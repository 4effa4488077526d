import { processingMessages } from '@lineup/domain';
import { isProviderError, ProviderError } from '@lineup/provider';

/** Converts a disk error to a ProviderError; returns others unchanged. */
export function diskError(error: unknown): unknown {
  if (isProviderError(error) || !(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
    // The operator's file size limit.
    case 'EFBIG':
      return new ProviderError('storage-full', 'The disk of the files is full.', { cause: error });
    case 'ENOENT':
    case 'EACCES':
    case 'EROFS':
    case 'EIO':
    case 'EMFILE':
      return new ProviderError('unavailable', `The folder of the files cannot be used now (${error.code}).`, {
        cause: error,
        userMessage: processingMessages.storageGone,
      });
    default:
      return error;
  }
}
