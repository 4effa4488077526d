import {
  compareTimestamps,
  paths,
  type FileOrigin,
  type ImportSource,
  type SourceCheck,
  type Timestamp,
} from '@lineup/domain';
import { baseOfParts, type ImportBase } from '@lineup/domain/merge';
import type { DocumentReader } from '@lineup/provider';
import { importSourceFrom, readableOf } from '../commits/act-and-block-records.ts';
import type { Versioned } from '../commits/records.ts';

/** A source of a festival's lineups, with its last import. */
export interface KnownSource {
  readonly id: string;
  readonly name: string;
  readonly lastUsed: Timestamp;
  readonly base: ImportBase;
  /** The upload that was last imported. */
  readonly uploadId: string | null;
  /** The last file downloaded from an address; null for a source of uploaded files. */
  readonly origin: FileOrigin | null;
  /** When that address was last checked; null if it has not been since. */
  readonly lastCheck: SourceCheck | null;
  /** The source's documents as read, the first document first. */
  readonly parts: readonly Versioned<ImportSource>[];
}

/** Reads the sources of a festival, most recently used first. Unreadable documents are ignored. */
export async function readSources(
  documents: DocumentReader,
  festivalId: string,
): Promise<readonly KnownSource[]> {
  const found = await documents.query({ collection: paths.importSources(festivalId) });
  const parts = readableOf(found, importSourceFrom);
  return parts
    .filter(({ id, of }) => id === of)
    .map((first) => sourceOf(first, parts))
    .toSorted((a, b) => compareTimestamps(b.lastUsed, a.lastUsed));
}

function sourceOf(first: Versioned<ImportSource>, all: readonly Versioned<ImportSource>[]): KnownSource {
  const { id, name, uploadId = null, origin = null, lastCheck = null, updated_at: lastUsed } = first;
  const parts = [first, ...all.filter((part) => part.of === id && part.id !== id)];
  return { id, name, lastUsed, uploadId, origin, lastCheck, base: baseOfParts(parts), parts };
}
