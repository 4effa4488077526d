import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changePartSchema, changeSchema, documentSchemas, parseDocumentPath, paths } from '@lineup/domain';
import { openDatabase, type Db } from '@lineup/provider-embedded/server';

/** The content of a data folder at one moment. */
export interface StoredData {
  readonly documents: ReadonlyMap<string, unknown>;
  /** The ids of the recorded files. */
  readonly fileIds: readonly string[];
  /** The names in the folder of the files. */
  readonly fileNames: readonly string[];
  /** What is wrong with the database and its documents; empty if nothing is. */
  readonly faults: readonly string[];
}

/** Reads a copy of the data folder, so that the folder itself is not touched; `scratch` is where to put the copy. */
export async function readStoredData(dataDir: string, scratch: string): Promise<StoredData> {
  const copy = await mkdtemp(join(scratch, 'copy-'));
  try {
    const fileNames = await readdir(join(dataDir, 'files')).catch(() => []);
    for (const name of ['portal.db', 'portal.db-wal']) {
      await cp(join(dataDir, name), join(copy, name)).catch(() => undefined);
    }
    const db = openDatabase(join(copy, 'portal.db'));
    try {
      return { ...readDatabase(db), fileNames };
    } finally {
      db.close();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The content of an open database. */
export function readDatabase(db: Db): Omit<StoredData, 'fileNames'> {
  const rows = db.all<{ path: string; data: string }>('SELECT path, data FROM documents');
  const documents = new Map(rows.map(({ path, data }): [string, unknown] => [path, JSON.parse(data)]));
  const fileIds = db.all<{ id: string }>('SELECT id FROM files').map(({ id }) => id);
  return { documents, fileIds, faults: [...databaseFaults(db), ...documentFaults(documents)] };
}

function databaseFaults(db: Db): string[] {
  const integrity = db.get<{ integrity_check: string }>('PRAGMA integrity_check')?.integrity_check;
  const strays = db.all('PRAGMA foreign_key_check').length;
  return [
    ...(integrity === 'ok' ? [] : [`The database is damaged: ${integrity}`]),
    ...(strays === 0 ? [] : [`${strays} rows belong to no festival`]),
  ];
}

/** Documents that violate their schema, or whose parent is missing. */
function documentFaults(documents: ReadonlyMap<string, unknown>): string[] {
  return [...documents].flatMap(([path, data]) => {
    const place = parseDocumentPath(path);
    if (place === null) return [`${path} is no place of a document`];
    const parent = place.collection.split('/').slice(0, -1).join('/');
    const orphan = parent !== '' && !documents.has(parent) ? [`${path} stands below nothing`] : [];
    return documentSchemas[place.kind].safeParse(data).success ? orphan : [...orphan, `${path} is torn`];
  });
}

/** The suffix of a picture's version, after the id of the picture: `-480.avif`. */
const versionEnding = /-\d+\.(?:avif|webp)$/u;

/** The id of the file that `name` in the folder of the files belongs to. */
export function fileIdOf(name: string): string {
  return name.replace(versionEnding, '');
}

/** Files without a record and records without a file, in words; empty if there are none. */
export function fileFaults({ fileIds, fileNames }: StoredData): string[] {
  const known = new Set(fileIds);
  const present = new Set(fileNames);
  return [
    ...fileNames.filter((name) => !known.has(fileIdOf(name))).map((name) => `${name} has no record`),
    ...fileIds.filter((id) => !present.has(id)).map((id) => `The record ${id} has no file`),
  ];
}

/** The number of documents below `collection`, at any depth. */
export function countBelow({ documents }: StoredData, collection: string): number {
  return [...documents.keys()].filter((path) => path.startsWith(`${collection}/`)).length;
}

/** The records of a festival's history, each with the number of its edits, including those of its parts. */
export function recordsOf({ documents }: StoredData, festivalId: string) {
  const below = `${paths.changes(festivalId)}/`;
  const found = [...documents].filter(([path]) => path.startsWith(below));
  return found
    .filter(([path]) => parseDocumentPath(path)?.kind === 'change')
    .map(([path, data]) => {
      const { kind, edits, of, importId } = changeSchema.parse(data);
      const parts = found.filter(([other]) => other.startsWith(`${path}/`));
      const further = parts.map(([, part]) => changePartSchema.parse(part).edits.length);
      return { kind, of, importId, allEdits: further.reduce((sum, count) => sum + count, edits.length) };
    });
}
