import * as z from 'zod';
import { providerNames, AdministrationError } from '@lineup/provider/administration';

/** The file is not an archive, or it has another version, is truncated or was modified. */
export class DamagedArchiveError extends AdministrationError {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The archive is damaged: ${reason}. Nothing was changed.`);
    if (options?.cause !== undefined) this.cause = options.cause;
  }
}

/** The version of the format that is written, and the only one that can be read. */
export const formatVersion = 1;

/** The maximum number of bytes of a file in one line. */
export const chunkBytes = 768 * 1024;

/** The maximum length of an archive's line, in UTF-16 code units. */
export const longestLine = 4 * 1024 * 1024;

const count = z.int().min(0);
const digest = z.string().regex(/^[0-9a-f]{64}$/u);

/** The first line. The version is checked before the other fields. */
export const headerSchema = z.strictObject({
  type: z.literal('lineup-archive'),
  version: z.literal(formatVersion),
  provider: z.enum(providerNames),
  /** The version of the program that wrote the archive. */
  portalVersion: z.string(),
  madeAt: z.iso.datetime(),
});
export type Header = z.infer<typeof headerSchema>;

const accountLine = z.strictObject({
  type: z.literal('account'),
  id: z.string().min(1).max(128),
  email: z.string().min(3).max(254),
  disabled: z.boolean(),
  phone: z.nullable(z.string().regex(/^\+\d{6,18}$/u)),
  otherFactor: z.boolean(),
  hasPassword: z.boolean(),
  passwordHash: z.nullable(z.string().startsWith('$argon2id$').max(500)),
});
const documentLine = z.strictObject({
  type: z.literal('document'),
  path: z.string().min(1),
  data: z.record(z.string(), z.json()),
});
const fileLine = z.strictObject({
  type: z.literal('file'),
  path: z.string().min(1),
  contentType: z.string().min(1),
});
const bytesLine = z.strictObject({
  type: z.literal('bytes'),
  base64: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/u),
});
const endLine = z.strictObject({
  type: z.literal('end'),
  accounts: count,
  documents: count,
  files: count,
  bytes: count,
  sha256: digest,
});

/** Every line after the first: accounts, then documents, then files, each followed by its bytes, then the end. */
export const lineSchema = z.discriminatedUnion('type', [
  accountLine,
  documentLine,
  fileLine,
  bytesLine,
  endLine,
]);
export type Line = z.infer<typeof lineSchema>;
export type End = z.infer<typeof endLine>;
