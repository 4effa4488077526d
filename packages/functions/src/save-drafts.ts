import { type ParsedEvent, type Timestamp, type UploadData, paths } from '@lineup/domain';
import type { ReadLineup } from '@lineup/domain/reading';
import { ProviderError, serverTimestamp, type Write } from '@lineup/provider';
import type { ServerProvider, ServerDocuments } from '@lineup/provider/server';
import { readingRecord } from './reading-record.ts';

/** How many documents are deleted in one commit. */
const chunkSize = 400;

/**
 * Removes the draft events of a deleted upload; those of an existing upload remain. Safe to repeat at any time: if
 * drafts were restored together with their upload, they no longer have the version that was read, which fails with
 * `conflict`.
 */
export async function removeLeftoverDrafts(
  { documents }: Pick<ServerProvider, 'documents'>,
  { festivalId, uploadId }: { readonly festivalId: string; readonly uploadId: string },
): Promise<void> {
  // Reads the drafts first: if the upload is then missing, all of these are leftovers.
  const found = await documents.query({ collection: paths.draftEvents(festivalId, uploadId) });
  if ((await documents.get(paths.upload(festivalId, uploadId))) !== null) return;
  for (let start = 0; start < found.length; start += chunkSize) {
    const chunk = found.slice(start, start + chunkSize);
    await documents.commit(chunk.map(({ path, version }) => ({ type: 'delete', path, ifVersion: version })));
  }
}

/** Removes every document of the collection, a few hundred at a time. */
export async function removeCollection(documents: ServerDocuments, collection: string): Promise<void> {
  const found = await documents.query({ collection });
  for (let start = 0; start < found.length; start += chunkSize) {
    const chunk = found.slice(start, start + chunkSize);
    await documents.commit(chunk.map(({ path }) => ({ type: 'delete', path })));
  }
}

interface Saving {
  readonly provider: ServerProvider;
  /** The upload, in `processing`, and the version that was read. */
  readonly path: string;
  readonly version: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** May throw to prevent further writes. */
  readonly beforeWriting: () => void;
}

/**
 * Replaces the drafts of an interrupted attempt with the new ones and completes the upload, in one commit if the
 * provider supports that. Otherwise every commit renews the upload's version and the next one requires it: only one of
 * two attempts continues, and drafts are not displayed before the last commit completes the upload. Fails with
 * `conflict` if another attempt is in progress.
 */
export async function saveDrafts(
  saving: Saving,
  reading: Extract<ReadLineup, { readonly ok: true }>,
): Promise<void> {
  const { provider, path, now, beforeWriting } = saving;
  const collection = `${path}/events`;
  const before = await provider.documents.query({ collection });
  const parts = inParts(
    [
      ...before.map((draft) => ({ type: 'delete', path: draft.path }) as const),
      ...draftWrites(collection, provider.documents.newId(), reading.events, now()),
    ],
    provider.documents.writesPerCommit - 1,
  );
  const completed = { status: 'completed', error: null, ...readingRecord(reading) };
  let version = saving.version;
  for (const [index, part] of parts.entries()) {
    beforeWriting();
    const end = index === parts.length - 1 ? completed : {};
    version = await commitPart(saving, part, version, end);
  }
}

/** Commits the part with the upload's record and returns the record's new version. */
async function commitPart(
  { provider, path }: Saving,
  part: readonly Write[],
  ifVersion: string,
  record: Partial<Pick<UploadData, 'status' | 'error' | 'leftOut' | 'fileStages'>>,
): Promise<string> {
  const data = { ...record, updatedAt: serverTimestamp };
  const versions = await provider.documents.commit([...part, { type: 'update', path, data, ifVersion }]);
  const version = versions.get(path);
  if (version === undefined || version === null) {
    throw new ProviderError('internal', `The commit answers no version of ${path}`);
  }
  return version;
}

/** Splits the writes into parts of at most `size`; one empty part if there are none. */
function inParts(writes: readonly Write[], size: number): readonly (readonly Write[])[] {
  const count = Math.max(1, Math.ceil(writes.length / size));
  return Array.from({ length: count }, (_, part) => writes.slice(part * size, (part + 1) * size));
}

/**
 * The writes that create one draft per event in the collection. Ids begin with `prefix` and sort in file order, and so
 * does `createdAt`: `now` (milliseconds since the epoch) plus one microsecond per event.
 */
export function draftWrites(
  collection: string,
  prefix: string,
  events: readonly ParsedEvent[],
  now: number,
): readonly Write[] {
  return events.map((event, index) => ({
    type: 'create',
    path: `${collection}/${prefix}_${String(index + 1).padStart(6, '0')}`,
    data: { ...event, createdAt: afterMicroseconds(now, index) },
  }));
}

function afterMicroseconds(milliseconds: number, more: number): Timestamp {
  const seconds = Math.floor(milliseconds / 1000);
  const microseconds = Math.floor(milliseconds - seconds * 1000) * 1000 + more;
  return {
    seconds: seconds + Math.floor(microseconds / 1_000_000),
    nanoseconds: (microseconds % 1_000_000) * 1000,
  };
}
