import {
  blockSchema,
  importSourceSchema,
  unplacedActSchema,
  type Block,
  type ImportSource,
  type UnplacedAct,
} from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import { readable, type Versioned } from './records.ts';

/** Parses the unplaced act in `snapshot`; throws if the stored document breaks its schema. */
export function unplacedActFrom(snapshot: DocumentSnapshot): Versioned<UnplacedAct> {
  const data = unplacedActSchema.parse(readable(snapshot.data));
  return { ...data, id: snapshot.id, version: snapshot.version };
}

/** Parses the block in `snapshot`; throws if the stored document breaks its schema. */
export function blockFrom(snapshot: DocumentSnapshot): Versioned<Block> {
  const data = blockSchema.parse(readable(snapshot.data));
  return { ...data, id: snapshot.id, version: snapshot.version };
}

/** Parses the import source in `snapshot`; throws if the stored document breaks its schema. */
export function importSourceFrom(snapshot: DocumentSnapshot): Versioned<ImportSource> {
  const data = importSourceSchema.parse(readable(snapshot.data));
  return { ...data, id: snapshot.id, version: snapshot.version };
}

/** Parses the snapshots and drops those that cannot be read. */
export function readableOf<T>(
  snapshots: readonly DocumentSnapshot[],
  read: (snapshot: DocumentSnapshot) => T,
): readonly T[] {
  return snapshots.flatMap((snapshot) => {
    try {
      return [read(snapshot)];
    } catch {
      return [];
    }
  });
}
