import type { ParsedEvent } from '@lineup/domain';
import { ProviderError, serverTimestamp, type Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { draftWrites } from './draft-writes.ts';

interface Saving {
  readonly provider: ServerProvider;
  /** The upload, in `processing`, and the version in which it was read. */
  readonly path: string;
  readonly version: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** May fail to keep anything further from being written. */
  readonly beforeWriting: () => void;
}

/**
 * Replaces whatever an interrupted attempt left by the drafts of these events and completes the upload, in one commit
 * where the provider can. Else every commit renews the upload's version and the next one insists on it: of two attempts
 * only one goes on, and nobody looks at drafts before the last commit has completed the upload. Fails with `conflict`
 * when another attempt is under way.
 */
export async function saveDrafts(saving: Saving, events: readonly ParsedEvent[]): Promise<void> {
  const { provider, path, now, beforeWriting } = saving;
  const collection = `${path}/events`;
  const before = await provider.documents.query({ collection });
  const parts = inParts(
    [
      ...before.map((draft) => ({ type: 'delete', path: draft.path }) as const),
      ...draftWrites(collection, provider.documents.newId(), events, now()),
    ],
    provider.documents.writesPerCommit - 1,
  );
  let version = saving.version;
  for (const [index, part] of parts.entries()) {
    beforeWriting();
    const end = index === parts.length - 1 ? { status: 'completed', error: null } : {};
    version = await commitPart(saving, part, version, end);
  }
}

/** Commits the part with the upload's record and returns the record's new version. */
async function commitPart(
  { provider, path }: Saving,
  part: readonly Write[],
  ifVersion: string,
  record: { readonly status?: string; readonly error?: null },
): Promise<string> {
  const data = { ...record, updatedAt: serverTimestamp };
  const versions = await provider.documents.commit([...part, { type: 'update', path, data, ifVersion }]);
  const version = versions.get(path);
  if (version === undefined || version === null) {
    throw new ProviderError('internal', `The commit answers no version of ${path}`);
  }
  return version;
}

/** The writes in parts of at most `size`; one empty part where there are none. */
function inParts(writes: readonly Write[], size: number): readonly (readonly Write[])[] {
  const count = Math.max(1, Math.ceil(writes.length / size));
  return Array.from({ length: count }, (_, part) => writes.slice(part * size, (part + 1) * size));
}
