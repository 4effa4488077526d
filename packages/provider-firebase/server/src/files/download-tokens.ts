import type { Bucket } from './bucket-files.ts';

export type StoredFile = ReturnType<Bucket['file']>;

/** The metadata field in which Cloud Storage for Firebase stores the tokens of a file's download addresses. */
export const tokensField = 'firebaseStorageDownloadTokens';

/** The tokens in a file's metadata; without one it has no address. */
export function tokensOf({ metadata }: Pick<StoredFile, 'metadata'>): readonly string[] {
  const value = metadata.metadata?.[tokensField];
  return typeof value === 'string' ? value.split(',').filter((token) => token !== '') : [];
}
