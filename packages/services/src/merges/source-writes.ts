import { paths, type FileOrigin, type ImportSource } from '@lineup/domain';
import { partsOfBase, type ImportBase, type SourcePart } from '@lineup/domain/merge';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { Versioned } from '../commits/records.ts';

/** What an import stores for its source. */
export interface SourceToKeep {
  readonly festivalId: string;
  /** The id of its first document. */
  readonly id: string;
  readonly name: string;
  /** The upload that is imported. */
  readonly uploadId: string;
  readonly base: ImportBase;
  /** Where the file was downloaded from, if it was. */
  readonly origin?: FileOrigin | undefined;
}

/**
 * The writes that store the content of an import in as few documents as possible. `before` are the source's documents
 * as read, its first document first, which is always written, so that two simultaneous imports of one source cannot
 * both succeed.
 */
export function sourceWrites(
  source: SourceToKeep,
  before: readonly Versioned<ImportSource>[],
): readonly Write[] {
  const parts = partsOfBase(source.base, before);
  const newIds = freeIds(source, before);
  return parts.flatMap((part, place): readonly Write[] => {
    const known = before.find(({ id }) => id === part.id);
    const isFirst = place === 0;
    if (known === undefined) {
      const path = paths.importSource(source.festivalId, isFirst ? source.id : newIds.next());
      return [{ type: 'create', path, data: { ...newPart(source, part), ...(isFirst && ofFirst(source)) } }];
    }
    const path = paths.importSource(source.festivalId, known.id);
    if (!isFirst && isNone(part)) return [{ type: 'delete', path, ifVersion: known.version }];
    const data = {
      name: source.name,
      ...textsOf(part, known.artists !== undefined),
      ...(isFirst && ofFirst(source)),
    };
    return [
      { type: 'update', path, data: { ...data, updated_at: serverTimestamp }, ifVersion: known.version },
    ];
  });
}

function newPart({ name, id }: SourceToKeep, part: SourcePart) {
  return { name, of: id, ...textsOf(part), created_at: serverTimestamp, updated_at: serverTimestamp };
}

/** A document that never had artists continues without them. */
function textsOf({ sets, artists }: SourcePart, hadArtists = false) {
  return { sets, ...((hadArtists || Object.keys(artists).length > 0) && { artists }) };
}

/** The fields of the first document only. A source retains its address when a file is uploaded for it. */
function ofFirst({ uploadId, origin }: SourceToKeep) {
  return { uploadId, ...(origin !== undefined && { origin }) };
}

function isNone({ sets, artists }: SourcePart): boolean {
  return Object.keys(sets).length + Object.keys(artists).length === 0;
}

/** Ids for further documents, derived from the upload, which differs for each import. */
function freeIds({ uploadId }: SourceToKeep, before: readonly Pick<ImportSource, 'id'>[]) {
  const taken = new Set(before.map(({ id }) => id));
  let number = 1;
  return {
    next: () => {
      while (taken.has(`${uploadId}-${number}`)) number += 1;
      number += 1;
      return `${uploadId}-${number - 1}`;
    },
  };
}
