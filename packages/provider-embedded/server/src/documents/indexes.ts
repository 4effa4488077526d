import { collectionsBelow, parseCollectionPath, paths, type DocumentKind } from '@lineup/domain';
import { queryShapes, type QueryShape } from '@lineup/provider/query-shapes';
import { sortKey } from './sort-key.ts';

/**
 * Queries that filter the sets of one festival without an index: scanning takes a millisecond or two for a thousand
 * sets, while keys and indexes would double the time to write a lineup. Likewise for a festival's preview and stage
 * links among those of all festivals, of which a portal has some dozens, and for artists merged into another among all
 * artists, which is only needed when one is merged or deleted.
 */
export const unindexedShapes = queryShapes.filter(
  ({ kind, equal, inRange }) =>
    kind === 'previewLink' ||
    kind === 'stageLink' ||
    (kind === 'artist' && equal !== undefined) ||
    (kind === 'lineupEvent' && (equal !== undefined || inRange)),
);

/** All other queries that name fields; the last is the server's own. Each has an index, created by the migrations. */
export const indexedShapes: readonly QueryShape[] = [
  ...queryShapes.filter((shape) => !unindexedShapes.includes(shape)),
  { kind: 'lineupUpload', equal: ['status'] },
];

const keyed = new Set(
  indexedShapes.flatMap(({ kind, equal = [], orderBy = [] }) =>
    [...equal, ...orderBy.map(({ field }) => field)].map((field) => `${kind} ${field}`),
  ),
);

/** The column with a field's sort key, for documents of this collection; null if it has none. */
export function keyColumn(collection: string, field: string): string | null {
  return keyed.has(`${parseCollectionPath(collection)} ${field}`) ? `key_${field}` : null;
}

const worded = new Set(
  indexedShapes.flatMap(({ kind, everywhere, containsAny }) =>
    containsAny === undefined ? [] : [`${everywhere ? paths.allEvents : kind} ${containsAny}`],
  ),
);

/** The order of documents within a word in the table of words: the order of every query that uses it. */
export const wordOrder = { field: 'at', direction: 'descending', column: 'key_at' } as const;

/** Returns true if this list field is in the table of words, for documents of this collection. */
export function hasWords(collection: string, field: string): boolean {
  const place = collection === paths.allEvents ? collection : parseCollectionPath(collection);
  return worded.has(`${place} ${field}`);
}

const collectionsOf = collectionsBelow('*');

/** SQL for the column with the field's sort key in documents of these kinds; NULL for others, and for damaged ones. */
export function keyColumnSql(field: string, ...kinds: readonly DocumentKind[]): string {
  const isOfKind = kinds.map((kind) => `collection GLOB '${collectionsOf[kind]}'`).join(' OR ');
  return `key_${field} GENERATED ALWAYS AS (
    CASE WHEN (${isOfKind}) AND NOT damaged THEN ${sortKey('data', field)} END) STORED`;
}

/**
 * SQL for the table of words: which documents of this kind have which values in the list `field`. Triggers keep it up
 * to date. Replacing a document does not fire the delete trigger.
 */
export function wordsSql(field: string, kind: DocumentKind): string {
  const isOfKind = (row: 'new' | 'old') => `${row}.collection GLOB '${collectionsOf[kind]}'`;
  return `
    CREATE TABLE document_words (
      collection TEXT NOT NULL,
      word TEXT NOT NULL,
      path TEXT NOT NULL,
      PRIMARY KEY (collection, word, path)
    ) WITHOUT ROWID;
    CREATE INDEX words_by_document ON document_words (path);
    CREATE TRIGGER words_of_new AFTER INSERT ON documents WHEN ${isOfKind('new')} BEGIN
      DELETE FROM document_words WHERE path = new.path;
      INSERT OR IGNORE INTO document_words SELECT new.collection, value, new.path
        FROM json_each(CASE WHEN json_valid(new.data) AND json_type(new.data, '$.${field}') = 'array'
          THEN new.data ELSE '{}' END, '$.${field}') WHERE type = 'text';
    END;
    CREATE TRIGGER words_of_removed AFTER DELETE ON documents WHEN ${isOfKind('old')} BEGIN
      DELETE FROM document_words WHERE path = old.path;
    END;
  `;
}

/**
 * SQL that replaces the table of `wordsSql` with one that sorts the documents of each word by `wordOrder`. Documents
 * without a key have an empty blob, which sorts after all keys.
 */
export function orderedWordsSql(field: string, kind: DocumentKind): string {
  const { column } = wordOrder;
  const isOfKind = (row: string) => `${row}.collection GLOB '${collectionsOf[kind]}'`;
  const selectWords = (row: string) =>
    `SELECT ${row}.collection, value, ifnull(${row}.${column}, x''), ${row}.path`;
  const list = (row: string) => `json_each(CASE
    WHEN json_valid(${row}.data) AND json_type(${row}.data, '$.${field}') = 'array' THEN ${row}.data ELSE '{}' END, '$.${field}')`;
  return `
    DROP TRIGGER words_of_new;
    DROP TRIGGER words_of_removed;
    DROP TABLE document_words;
    CREATE TABLE document_words (
      collection TEXT NOT NULL,
      word TEXT NOT NULL,
      ${column} NOT NULL,
      path TEXT NOT NULL,
      PRIMARY KEY (collection, word, ${column} DESC, path)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO document_words ${selectWords('documents')}
      FROM documents, ${list('documents')} WHERE ${isOfKind('documents')} AND type = 'text';
    CREATE INDEX words_by_document ON document_words (path);
    CREATE TRIGGER words_of_new AFTER INSERT ON documents WHEN ${isOfKind('new')} BEGIN
      DELETE FROM document_words WHERE path = new.path;
      INSERT OR IGNORE INTO document_words ${selectWords('new')} FROM ${list('new')} WHERE type = 'text';
    END;
    CREATE TRIGGER words_of_removed AFTER DELETE ON documents WHEN ${isOfKind('old')} BEGIN
      DELETE FROM document_words WHERE path = old.path;
    END;
  `;
}

/** A list field whose values are in the table of words. */
export interface WordedList {
  readonly kind: DocumentKind;
  readonly field: string;
  /** The collection under which the words are stored; defaults to the document's own. */
  readonly foundIn?: string;
}

/**
 * SQL that creates and fills the table of `orderedWordsSql` for several lists after the table of documents was
 * recreated, which dropped its triggers.
 */
export function wordListsSql(lists: readonly WordedList[]): string {
  return `
    DELETE FROM document_words;
    ${lists.map(wordListSql).join('\n')}
  `;
}

function wordListSql({ kind, field, foundIn }: WordedList): string {
  const { column } = wordOrder;
  const isOfKind = (row: string) => `${row}.collection GLOB '${collectionsOf[kind]}'`;
  const collection = (row: string) => (foundIn === undefined ? `${row}.collection` : `'${foundIn}'`);
  const select = (row: string) =>
    `SELECT ${collection(row)}, value, ifnull(${row}.${column}, x''), ${row}.path`;
  const list = (row: string) => `json_each(CASE
    WHEN json_valid(${row}.data) AND json_type(${row}.data, '$.${field}') = 'array' THEN ${row}.data ELSE '{}' END, '$.${field}')`;
  return `
    INSERT OR IGNORE INTO document_words ${select('documents')}
      FROM documents, ${list('documents')} WHERE ${isOfKind('documents')} AND type = 'text';
    CREATE TRIGGER words_of_new_${kind} AFTER INSERT ON documents WHEN ${isOfKind('new')} BEGIN
      DELETE FROM document_words WHERE path = new.path;
      INSERT OR IGNORE INTO document_words ${select('new')} FROM ${list('new')} WHERE type = 'text';
    END;
    CREATE TRIGGER words_of_removed_${kind} AFTER DELETE ON documents WHEN ${isOfKind('old')} BEGIN
      DELETE FROM document_words WHERE path = old.path;
    END;
  `;
}
