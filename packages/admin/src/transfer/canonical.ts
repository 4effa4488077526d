import { createHash } from 'node:crypto';
import { isTimestamp, parseDocumentPath } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import type { ExportedAccount, ExportedDocument, ExportedFile } from '@lineup/provider/administration';

/** Digests for comparing two providers: equal if users would see the same. SHA-256, in hexadecimal. */

export function documentDigest({ path, data }: ExportedDocument): string {
  return sha256(canonical(parseDocumentPath(path)?.kind === 'publication' ? withoutRestamp(data) : data));
}

/** Ignores the flag that calendar numbers must rise, which the destination sets on a publication. */
function withoutRestamp(data: DocumentData): DocumentData {
  const { restamp: _, ...rest } = data;
  return rest;
}

/** Leaves out the password, which cannot always be copied, and other second factors, which never are. */
export function accountDigest({ email, disabled, phone }: ExportedAccount): string {
  return sha256(canonical({ email, disabled, phone }));
}

/** Reads the content to its end. */
export async function fileDigest(file: ExportedFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of file.content()) hash.update(bytes);
  return hash.digest('hex');
}

/** Returns the same file; `onDigest` gets its digest once its content was read to the end. */
export function withFileDigest(file: ExportedFile, onDigest: (digest: string) => void): ExportedFile {
  const content = async function* () {
    const hash = createHash('sha256');
    for await (const bytes of file.content()) {
      hash.update(bytes);
      yield bytes;
    }
    onDigest(hash.digest('hex'));
  };
  return { ...file, content };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Returns one text for equal values: fields sorted, undefined dropped, times to the microsecond, which every provider
 * stores.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (isTimestamp(value)) return `[${value.seconds},${Math.floor(value.nanoseconds / 1000)}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}
