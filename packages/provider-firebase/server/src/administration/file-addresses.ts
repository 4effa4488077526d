import { randomUUID } from 'node:crypto';
import { parseFilePath, parseReleaseFilePath } from '@lineup/domain';
import type { Bucket } from '../files/bucket-files.ts';
import { downloadAddress, parseDownloadAddress } from '../files/download-address.ts';
import { tokensOf, type StoredFile } from '../files/download-tokens.ts';

/** The portal's files in the bucket, with their metadata. */
export async function listFiles(bucket: Bucket): Promise<readonly StoredFile[]> {
  const folders = ['festivals/', 'festivalFiles/', 'artists/', 'publications/'];
  const found = await Promise.all(folders.map((prefix) => bucket.getFiles({ prefix })));
  return found
    .flatMap(([files]) => files)
    .filter(({ name }) => parseFilePath(name) !== null || parseReleaseFilePath(name) !== null);
}

/** Maps the current download addresses to files, and back. */
export interface FileAddresses {
  readonly pathOf: (address: string) => string | null;
  readonly addressOf: (path: string) => string | null;
}

/** The addresses of these files. A file without a token has no address. */
export function addressesOf(bucketName: string, files: readonly StoredFile[]): FileAddresses {
  const tokens = new Map(files.map((file) => [file.name, tokensOf(file)]));
  return {
    pathOf: (address) => {
      const named = parseDownloadAddress(bucketName, address);
      return named !== null && tokens.get(named.path)?.includes(named.token) === true ? named.path : null;
    },
    addressOf: (path) => {
      const [token] = tokens.get(path) ?? [];
      return token === undefined ? null : downloadAddress(bucketName, { path, token });
    },
  };
}

export function newToken(): string {
  return randomUUID();
}
