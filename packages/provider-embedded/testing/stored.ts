import type { DocumentData } from '@lineup/provider';
import type { Change } from '../server/src/documents/store.ts';
import type { ServerUnderTest } from './server-under-test.ts';

/** What the server stores, for a test to inspect and to change like another user. */
export interface Stored {
  /** Returns the document at `path`, or undefined. */
  read(path: string): DocumentData | undefined;
  /** Creates the document, or replaces the named fields. Fails like any commit if the result breaks its schema. */
  put(path: string, data: DocumentData): void;
  /** Stores the document unchecked, as if written before a rule existed. */
  putUnchecked(path: string, data: DocumentData): void;
  /** Removes a document with those below it. */
  drop(path: string): void;
  /** Removes a document but not those below it, like a provider that removes them later. */
  dropAlone(path: string): void;
  /** The paths of all documents, sorted. */
  paths(): readonly string[];
  /** The paths of all files, sorted. */
  files(): readonly string[];
  /** The content of a file. */
  file(path: string): Promise<Uint8Array | null>;
}

export function storedBy({ db, rooms }: ServerUnderTest): Stored {
  const { documents } = rooms;
  const pathsOf = (table: string) =>
    db.all<{ path: string }>(`SELECT path FROM ${table} ORDER BY path`).map(({ path }) => path);
  return {
    read: (path) => documents.get(path)?.data,
    put: (path, data) => {
      const type = documents.get(path) === null ? 'create' : 'update';
      documents.commit([{ type, path, data }]);
    },
    putUnchecked: (path, data) => {
      const version = documents.latestVersion() + 1;
      const collection = path.slice(0, path.lastIndexOf('/'));
      db.run(
        'REPLACE INTO documents (path, collection, data, version) VALUES (?, ?, ?, ?)',
        path,
        collection,
        JSON.stringify(data),
        version,
      );
      db.run('UPDATE commits SET latest = ?', version);
      const changes: readonly Change[] = [{ path, version: String(version), data }];
      rooms.feed.publish(version, changes);
    },
    drop: (path) => void documents.commit([{ type: 'delete', path }]),
    dropAlone: (path) => void db.run('DELETE FROM documents WHERE path = ?', path),
    paths: () => pathsOf('documents'),
    files: () => pathsOf('files'),
    file: (path) => rooms.files.read(path),
  };
}
