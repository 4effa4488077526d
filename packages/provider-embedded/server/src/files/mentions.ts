import type { DocumentData } from '@lineup/provider';
import type { Db } from '../database/open.ts';
import type { StoredText } from '../database/stored-text.ts';

/**
 * The ids of the files that a document's text contains anywhere: its picture, an upload's file, or an edit that may
 * restore either. A file is retained while any document contains its id.
 */
function mentionedIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/\/files\/([A-Za-z0-9]+)/gu), ([, id = '']) => id);
}

/** The ids that the document contained before a commit and no longer contains. */
export function droppedBy(before: DocumentData | null, after: DocumentData | null): readonly string[] {
  if (before === null) return [];
  const mentioned = mentionedIn(JSON.stringify(before));
  // Most documents contain none, and a commit has thousands.
  if (mentioned.length === 0) return [];
  const left = new Set(mentionedIn(JSON.stringify(after)));
  return mentioned.filter((id) => !left.has(id));
}

/** The ids that the documents below `path` contain; '' for all documents. */
export function mentionedBelow(db: Db, path: string): ReadonlySet<string> {
  // '0' is the character after '/', and '~' sorts after all paths.
  const [from, to] = path === '' ? ['', '~'] : [path, `${path}0`];
  const rows = db.all<{ data: StoredText }>(
    "SELECT CAST(data AS BLOB) AS data FROM documents WHERE path >= ? AND path < ? AND data LIKE '%/files/%'",
    from,
    to,
  );
  return new Set(rows.flatMap(({ data }) => mentionedIn(Buffer.from(data).toString())));
}
