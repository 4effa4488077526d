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

/** The lineup of a release and what it hands on; null where the file is gone or damaged. */
export async function readPrivate(
  files: Pick<Files, 'read'>,
  festivalId: string,
  releaseId: string,
): Promise<PrivateRelease | null> {
  const content = await readJson(files, storagePaths.releaseFile(festivalId, releaseId, 'private'));
  const read = privateReleaseSchema.safeParse(content);
  return read.success ? read.data : null;
}

/** The same; fails with `failed-precondition` where there is none. */
export async function requirePrivate(
  files: Pick<Files, 'read'>,
  festivalId: string,
  releaseId: string,
): Promise<PrivateRelease> {
  const found = await readPrivate(files, festivalId, releaseId);
  if (found === null) throw refusal(publishMessages.fileMissing);
  return found;
}

/** What a release publishes. Fails with `failed-precondition` where the file is gone or damaged. */
export async function readPublic(
  files: Pick<Files, 'read'>,
  festivalId: string,
  releaseId: string,
): Promise<PublicRelease> {
  const found = await findPublic(files, festivalId, releaseId);
  if (found === null) throw refusal(publishMessages.fileMissing);
  return found;
}

/** The same; null where the file is gone or damaged. */
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
    // What is no JSON is damaged; the schema says so of null.
    return null;
  }
}
