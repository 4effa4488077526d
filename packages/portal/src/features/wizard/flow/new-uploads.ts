import type { UploadType } from '@lineup/domain';

/**
 * The uploads made in this tab whose processing nobody has seen end yet: opening one of them goes on with the wizard,
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
