import type { Migration } from '../database/migrate.ts';

/**
 * `documents` holds every document as JSON; `version` is the number of the commit that wrote it last. `commits` counts
 * commits, so that no version ever comes twice. `write_ids` remembers which commits were carried out, for repetitions.
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

/** `content` stands for the writes that were carried out under the name; null for those of before this step. */
export const writeIdContent: Migration = {
  version: 5,
  name: 'the content of named commits',
  sql: 'ALTER TABLE write_ids ADD COLUMN content TEXT;',
};

/** Only https is accepted for pictures since; a text within another has its quotes escaped, so that no other text is met. */
export const securePictures: Migration = {
  version: 7,
  name: 'pictures by https',
  sql: `
    UPDATE documents SET data = replace(data, '"imageURL":"http://', '"imageURL":"https://')
    WHERE data LIKE '%"imageURL":"http://%';
  `,
};
