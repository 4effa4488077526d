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

/** Where lineups of a festival have come from, with what the last import of it said. */
export interface KnownSource {
  readonly id: string;
  readonly name: string;
  readonly lastUsed: Timestamp;
  readonly base: ImportBase;
  /** The upload that was imported last. */
  readonly uploadId: string | null;
  /** The file that came from an address last; null for a source of uploaded files. */
  readonly origin: FileOrigin | null;
  /** When that address was looked at last; null if it never was since. */
  readonly lastCheck: SourceCheck | null;
  /** Its documents as they were read, the first in front. */
  readonly parts: readonly Versioned<ImportSource>[];
}

/** The sources of a festival, the one that was used last in front. What cannot be read of them is as if it were not there. */
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
