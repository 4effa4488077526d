import { setImmediate as otherRequests } from 'node:timers/promises';
import {
  artistHistory,
  mayShowPicturesOf,
  ownerPath,
  parseFilePath,
  paths,
  type FilePlace,
} from '@lineup/domain';
import type { Db } from '../database/open.ts';
import type { CommitWitness } from '../documents/store.ts';
import type { BackgroundWork } from '../http/requests/background.ts';
import type { Disk } from './disk.ts';
import { droppedBy, mentionedBelow } from './mentions.ts';
import { createFileRecords } from './records.ts';

export interface LeftoversDeps {
  readonly db: Db;
  readonly disk: Pick<Disk, 'remove'>;
  readonly background: Pick<BackgroundWork, 'run'>;
}

/**
 * Removes the files that a commit was the last to name: a picture removed from an event or deleted with it, and the
 * file of a draft that was saved or discarded. Leftovers of a killed process are removed at a later start.
 */
export function removeLeftovers({ db, disk, background }: LeftoversDeps): CommitWitness {
  return (_, changes, before) => {
    const dropped = new Set(changes.flatMap(({ path, data }) => droppedBy(before(path), data)));
    if (dropped.size === 0) return;
    background.run('removing files that no document mentions', async () => {
      // The commit may be part of an unfinished transaction.
      await otherRequests();
      for (const id of forgetUnmentioned(db, dropped)) await disk.remove(id);
    });
  };
}

/** The documents of artists and their changes, which may show or restore any picture. */
const ofArtists = [paths.artists, paths.changes(artistHistory)];

/** Removes the records of files that no document names any more; returns their ids. */
function forgetUnmentioned(db: Db, ids: ReadonlySet<string>): readonly string[] {
  const records = createFileRecords(db);
  return db.transaction(() => {
    const mentioned = new Map<string, ReadonlySet<string>>();
    const isMentionedBelow = (path: string, id: string) => {
      const named = mentioned.get(path) ?? mentionedBelow(db, path);
      mentioned.set(path, named);
      return named.has(id);
    };
    let festivals: readonly EditionRow[] | null = null;
    const othersOf = (place: FilePlace) => {
      if (place.kind === 'artistImage') return ofArtists;
      festivals ??= allFestivals(db);
      return [...mayShowPicturesOf(place.festivalId, festivals).map(paths.festival), ...ofArtists];
    };
    return [...ids].filter((id) => {
      const place = parseFilePath(records.byId(id)?.path ?? '');
      if (place === null || isMentionedBelow(ownerPath(place), id)) return false;
      if (othersOf(place).some((path) => isMentionedBelow(path, id))) return false;
      records.remove(id);
      return true;
    });
  });
}

interface EditionRow {
  readonly id: string;
  readonly editionOf?: string;
}

/** Every festival with its family; none for a damaged one. */
function allFestivals(db: Db): readonly EditionRow[] {
  const rows = db.all<{ path: string; editionOf: string | null }>(
    `SELECT path, CASE WHEN json_valid(data) THEN json_extract(data, '$.editionOf') END AS editionOf
       FROM documents WHERE collection = ?`,
    paths.festivals,
  );
  return rows.map(({ path, editionOf }) => {
    const id = path.slice(paths.festivals.length + 1);
    return editionOf === null ? { id } : { id, editionOf };
  });
}
