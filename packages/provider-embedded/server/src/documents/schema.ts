import type { Migration } from '../database/migrate.ts';
import { paths } from '@lineup/domain';
import { keyColumnSql, orderedWordsSql, wordListsSql, wordsSql } from './indexes.ts';

/**
 * `documents` holds every document as JSON; `version` is the number of the last commit that wrote it. `commits` counts
 * commits, so that no version is used twice. `write_ids` stores which commits were applied, to recognise retries.
 */
export const documentTables: Migration = {
  version: 1,
  name: 'documents',
  sql: `
    CREATE TABLE documents (
      path TEXT PRIMARY KEY,
      collection TEXT NOT NULL,
      data TEXT NOT NULL,
      version INTEGER NOT NULL
    );
    CREATE INDEX documents_by_collection ON documents (collection, path);
    CREATE TABLE commits (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), latest INTEGER NOT NULL);
    INSERT INTO commits VALUES (1, 0);
    CREATE TABLE write_ids (
      write_id TEXT PRIMARY KEY,
      version INTEGER NOT NULL,
      carried_out_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX write_ids_by_age ON write_ids (carried_out_at);
  `,
};

/** `content` identifies the writes applied under the name; null for commits before this migration. */
export const writeIdContent: Migration = {
  version: 5,
  name: 'the content of named commits',
  sql: 'ALTER TABLE write_ids ADD COLUMN content TEXT;',
};

/** Only https is now accepted for pictures; quotes within a text are escaped, so no other text is affected. */
export const securePictures: Migration = {
  version: 7,
  name: 'pictures by https',
  sql: `
    UPDATE documents SET data = replace(data, '"imageURL":"http://', '"imageURL":"https://')
    WHERE data LIKE '%"imageURL":"http://%';
  `,
};

/**
 * Sort keys of the fields used in queries, with an index for each query. They are stored with the text: if that is
 * damaged later, computed keys would differ from the indexes, and SQLite could not even delete it. The index of events
 * omits the path: few begin at the same time, and a lineup is written all over the index, so short entries make short
 * commits.
 */
export const sortKeys: Migration = {
  version: 8,
  name: 'sort keys and indexes',
  sql: withKeys(
    keyColumnSql('startDate', 'festival'),
    keyColumnSql('endDate', 'festival'),
    keyColumnSql('timeStart', 'lineupEvent'),
    keyColumnSql('status', 'lineupUpload'),
    keyColumnSql('createdAt', 'lineupUpload', 'draftEvent'),
  ),
};

/** The keys of version 8, and those of change records. */
export const changeKeys: Migration = {
  version: 9,
  name: 'keys of changes',
  sql: `${withKeys(
    keyColumnSql('startDate', 'festival'),
    keyColumnSql('endDate', 'festival'),
    keyColumnSql('timeStart', 'lineupEvent'),
    keyColumnSql('status', 'lineupUpload'),
    keyColumnSql('createdAt', 'lineupUpload', 'draftEvent'),
    keyColumnSql('at', 'change'),
  )}
    CREATE INDEX changes_by_time ON documents (collection, key_at, path) WHERE key_at IS NOT NULL;
    ${wordsSql('touches', 'change')}
  `,
};

/** Sorts the changes of each word in the order of the history: the first ones are found without reading the others. */
export const wordsInOrder: Migration = {
  version: 10,
  name: 'words in the order of the history',
  sql: orderedWordsSql('touches', 'change'),
};

/** The keys of version 9, those of changes of artists, and the words for finding artists and their sets. */
export const artistWords: Migration = {
  version: 13,
  name: 'words of artists',
  sql: `${withKeys(
    keyColumnSql('startDate', 'festival'),
    keyColumnSql('endDate', 'festival'),
    keyColumnSql('timeStart', 'lineupEvent'),
    keyColumnSql('status', 'lineupUpload'),
    keyColumnSql('createdAt', 'lineupUpload', 'draftEvent'),
    keyColumnSql('at', 'change', 'artistChange'),
  )}
    CREATE INDEX changes_by_time ON documents (collection, key_at, path) WHERE key_at IS NOT NULL;
    ${wordListsSql([
      { kind: 'change', field: 'touches' },
      { kind: 'artistChange', field: 'touches' },
      { kind: 'artist', field: 'keys' },
      { kind: 'lineupEvent', field: 'artistIds', foundIn: paths.allEvents },
    ])}
  `,
};

/** Recreates the table of documents with these stored columns, as SQLite cannot add them to an existing table. */
function withKeys(...columns: readonly string[]): string {
  return `
    CREATE TABLE documents_with_keys (
      path TEXT PRIMARY KEY,
      collection TEXT NOT NULL,
      data TEXT NOT NULL,
      version INTEGER NOT NULL,
      damaged INTEGER GENERATED ALWAYS AS (NOT json_valid(data)) STORED,
      ${columns.join(',\n      ')}
    );
    INSERT INTO documents_with_keys SELECT path, collection, data, version FROM documents;
    DROP TABLE documents;
    ALTER TABLE documents_with_keys RENAME TO documents;
    CREATE INDEX documents_by_collection ON documents (collection, damaged, path);
    CREATE INDEX festivals_by_start ON documents (collection, key_startDate, path) WHERE key_startDate IS NOT NULL;
    CREATE INDEX festivals_by_end ON documents (collection, key_endDate, path) WHERE key_endDate IS NOT NULL;
    CREATE INDEX events_by_start ON documents (collection, key_timeStart) WHERE key_timeStart IS NOT NULL;
    CREATE INDEX uploads_by_status ON documents (collection, key_status, path) WHERE key_status IS NOT NULL;
    CREATE INDEX drafts_by_creation ON documents (collection, key_createdAt, path) WHERE key_createdAt IS NOT NULL;
  `;
}
