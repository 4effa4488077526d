import { createHash } from 'node:crypto';
import { isTimestamp, parseDocumentPath } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import type { ExportedAccount, ExportedDocument, ExportedFile } from '@lineup/provider/administration';

/** Digests by which two providers are compared: equal where a person would find the same there. SHA-256, in hexadecimal. */

export function documentDigest({ path, data }: ExportedDocument): string {
  return sha256(canonical(parseDocumentPath(path)?.kind === 'publication' ? withoutRestamp(data) : data));
}

/** That its numbers are to rise is said of a publication by the side where it arrives. */
function withoutRestamp(data: DocumentData): DocumentData {
  const { restamp: _, ...rest } = data;
  return rest;
}

/** Without the password, which does not travel everywhere, and without another second factor, which travels nowhere. */
export function accountDigest({ email, disabled, phone }: ExportedAccount): string {
  return sha256(canonical({ email, disabled, phone }));
}

/** Reads the content to its end. */
export async function fileDigest(file: ExportedFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of file.content()) hash.update(bytes);
  return hash.digest('hex');
}

/** The same file; `onDigest` gets its digest once its content was read to the end. */
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

/** One text for equal values: fields in order, nothing undefined, times to the microsecond, which every provider keeps. */
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
