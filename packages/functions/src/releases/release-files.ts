import { publishMessages, storagePaths } from '@lineup/domain';
import {
  privateReleaseSchema,
  publicReleaseSchema,
  type PrivateRelease,
  type PublicRelease,
} from '@lineup/domain/release';
import type { ServerFiles } from '@lineup/provider/server';
import { refusal } from './refusals.ts';

type Files = Pick<ServerFiles, 'read' | 'write'>;

const json = 'application/json';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export async function writePrivate(
  files: Pick<Files, 'write'>,
  festivalId: string,
  releaseId: string,
  release: PrivateRelease,
): Promise<void> {
  await files.write(storagePaths.releaseFile(festivalId, releaseId, 'private'), bytesOf(release), json);
}

export async function writePublic(
  files: Pick<Files, 'write'>,
  festivalId: string,
  releaseId: string,
  release: PublicRelease,
): Promise<void> {
  await files.write(storagePaths.releaseFile(festivalId, releaseId, 'public'), bytesOf(release), json);
}

/** Reads the lineup of a release and its private data; null if the file is missing or damaged. */
export async function readPrivate(
  files: Pick<Files, 'read'>,
  festivalId: string,
  releaseId: string,
): Promise<PrivateRelease | null> {
  const content = await readJson(files, storagePaths.releaseFile(festivalId, releaseId, 'private'));
  const read = privateReleaseSchema.safeParse(content);
  return read.success ? read.data : null;
}

/** The same; fails with `failed-precondition` if there is none. */
export async function requirePrivate(
  files: Pick<Files, 'read'>,
  festivalId: string,
  releaseId: string,
): Promise<PrivateRelease> {
  const found = await readPrivate(files, festivalId, releaseId);
  if (found === null) throw refusal(publishMessages.fileMissing);
  return found;
}

/** Reads the public file of a release. Fails with `failed-precondition` if the file is missing or damaged. */
export async function readPublic(
  files: Pick<Files, 'read'>,
  festivalId: string,
  releaseId: string,
): Promise<PublicRelease> {
  const found = await findPublic(files, festivalId, releaseId);
  if (found === null) throw refusal(publishMessages.fileMissing);
  return found;
}

/** The same; null if the file is missing or damaged. */
export async function findPublic(
  files: Pick<Files, 'read'>,
  festivalId: string,
  releaseId: string,
): Promise<PublicRelease | null> {
  const content = await readJson(files, storagePaths.releaseFile(festivalId, releaseId, 'public'));
  const read = publicReleaseSchema.safeParse(content);
  return read.success ? read.data : null;
}

function bytesOf(content: PrivateRelease | PublicRelease): Uint8Array {
  return encoder.encode(JSON.stringify(content));
}

async function readJson(files: Pick<Files, 'read'>, path: string): Promise<unknown> {
  const bytes = await files.read(path);
  if (bytes === null) return null;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    // Invalid JSON is damaged too; the schema rejects null.
    return null;
  }
}
