import type { Bucket } from './bucket-files.ts';

export type StoredFile = ReturnType<Bucket['file']>;

/** Under this name Cloud Storage for Firebase keeps the tokens of a file's download addresses. */
export const tokensField = 'firebaseStorageDownloadTokens';

/** The tokens in what the bucket knows of a file; without one it has no address. */
export function tokensOf({ metadata }: Pick<StoredFile, 'metadata'>): readonly string[] {
  const value = metadata.metadata?.[tokensField];
  return typeof value === 'string' ? value.split(',').filter((token) => token !== '') : [];
}
