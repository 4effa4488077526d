/**
 * The uploads made in this tab whose processing nobody has seen end yet: opening one of them goes on with the wizard,
 * opening any other loads a draft. A reload forgets them, as it should.
 */
const awaited = new Set<string>();

export const newUploads = {
  add: (uploadId: string) => void awaited.add(uploadId),
  has: (uploadId: string) => awaited.has(uploadId),
  /** Once the end was announced, the upload is a draft like any other. */
  forget: (uploadId: string) => void awaited.delete(uploadId),
};
