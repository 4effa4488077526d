import type { Db } from '../database/open.ts';

/** The record of a stored file. `createdAt` is in milliseconds since the epoch. */
export interface FileRecord {
  readonly id: string;
  readonly path: string;
  readonly size: number;
  readonly type: string;
  /** The width of a picture in pixels, 0 for other files. */
  readonly width: number;
  readonly createdAt: number;
}

/** The table of files. */
export interface FileRecords {
  byId(id: string): FileRecord | null;
  byPath(path: string): FileRecord | null;
  /** The records whose path begins with `folder`, which ends in a slash. */
  inFolder(folder: string): readonly FileRecord[];
  all(): readonly FileRecord[];
  /** Adds the record, replacing the one at its path. */
  replace(record: FileRecord): void;
  remove(id: string): void;
}

const columns = 'id, path, size, type, width, created_at AS createdAt';

export function createFileRecords(db: Db): FileRecords {
  const byPath = (path: string) =>
    db.get<FileRecord>(`SELECT ${columns} FROM files WHERE path = ?`, path) ?? null;
  const remove = (id: string) => void db.run('DELETE FROM files WHERE id = ?', id);
  return {
    byId: (id) => db.get<FileRecord>(`SELECT ${columns} FROM files WHERE id = ?`, id) ?? null,
    byPath,
    // '0' is the character after '/'.
    inFolder: (folder) =>
      db.all<FileRecord>(
        `SELECT ${columns} FROM files WHERE path > ? AND path < ?`,
        folder,
        `${folder.slice(0, -1)}0`,
      ),
    all: () => db.all<FileRecord>(`SELECT ${columns} FROM files`),
    replace: ({ id, path, size, type, width, createdAt }) => {
      db.run('DELETE FROM files WHERE path = ?', path);
      db.run(
        'INSERT INTO files (id, path, size, type, width, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        path,
        size,
        type,
        width,
        createdAt,
      );
    },
    remove,
  };
}
