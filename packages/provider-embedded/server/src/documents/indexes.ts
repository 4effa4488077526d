import { collectionsBelow, parseCollectionPath, paths, type DocumentKind } from '@lineup/domain';
import { queryShapes, type QueryShape } from '@lineup/provider/query-shapes';
import { sortKey } from './sort-key.ts';

/**
 * Some of the sets of one festival. They are looked for among all of them: that takes a millisecond or two for a thousand,
 * while keys and indexes of their own would make the writing of a lineup take twice as long. So are a festival's preview links
 * and stage links among those of all festivals: a portal has some dozens. And those merged into an artist are looked for among all artists, when
 * another is merged or deleted.
 */
export const unindexedShapes = queryShapes.filter(
  ({ kind, equal, inRange }) =>
    kind === 'previewLink' ||
    kind === 'stageLink' ||
    (kind === 'artist' && equal !== undefined) ||
    (kind === 'lineupEvent' && (equal !== undefined || inRange)),
);

/** Every other query that names fields; the last is the server's own. Each has its index, of which the tables' steps tell. */
export const indexedShapes: readonly QueryShape[] = [
  ...queryShapes.filter((shape) => !unindexedShapes.includes(shape)),
  { kind: 'lineupUpload', equal: ['status'] },
];

const keyed = new Set(
  indexedShapes.flatMap(({ kind, equal = [], orderBy = [] }) =>
    [...equal, ...orderBy.map(({ field }) => field)].map((field) => `${kind} ${field}`),
  ),
);

/** The column with the sort key of a field, for documents of this collection; null where the field has none. */
export function keyColumn(collection: string, field: string): string | null {
  return keyed.has(`${parseCollectionPath(collection)} ${field}`) ? `key_${field}` : null;
}

const worded = new Set(
  indexedShapes.flatMap(({ kind, everywhere, containsAny }) =>
    containsAny === undefined ? [] : [`${everywhere ? paths.allEvents : kind} ${containsAny}`],
  ),
);

/** The order in which the table of words has the documents of each word: that of every query that asks for words. */
export const wordOrder = { field: 'at', direction: 'descending', column: 'key_at' } as const;

/** Returns true if the values of this list are found by the table of words, for documents of this collection. */
export function hasWords(collection: string, field: string): boolean {
  const place = collection === paths.allEvents ? collection : parseCollectionPath(collection);
  return worded.has(`${place} ${field}`);
}

const collectionsOf = collectionsBelow('*');

/** SQL of the column with the sort key of the field in documents of these kinds; no others have one, nor what is damaged. */
export function keyColumnSql(field: string, ...kinds: readonly DocumentKind[]): string {
  const isOfKind = kinds.map((kind) => `collection GLOB '${collectionsOf[kind]}'`).join(' OR ');
  return `key_${field} GENERATED ALWAYS AS (
    CASE WHEN (${isOfKind}) AND NOT damaged THEN ${sortKey('data', field)} END) STORED`;
}

/**
 * SQL of the table of words: which documents of this kind have which values in the list `field`. It follows the documents
 * by itself. A document that is replaced fires no trigger of deletion.
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
 * SQL of the table of words with the documents of each word in the order of `wordOrder`, in the place of that of `wordsSql`. Those
 * without a key have an empty blob, which is above all keys.
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

/** A list whose values are in the table of words. */
export interface WordedList {
  readonly kind: DocumentKind;
  readonly field: string;
  /** Under which collection the words are found; their own where it is left out. */
  readonly foundIn?: string;
}

/**
 * SQL that makes and fills the table of `orderedWordsSql` for several lists, once the table of documents was made again, which has taken
 * the triggers along.
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
