import type { DocumentData } from '@lineup/provider';
import type { Db } from '../database/open.ts';
import type { StoredText } from '../database/stored-text.ts';

/**
 * The ids of the files that the text of a document mentions, wherever: as its picture, as an upload's file, or in what may
 * bring either back. A file stays as long as any document mentions it.
 */
function mentionedIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/\/files\/([A-Za-z0-9]+)/gu), ([, id = '']) => id);
}

/** The ids that the document mentioned before a commit and does not any more. */
export function droppedBy(before: DocumentData | null, after: DocumentData | null): readonly string[] {
  if (before === null) return [];
  const mentioned = mentionedIn(JSON.stringify(before));
  // Most documents mention none, and a commit has thousands.
  if (mentioned.length === 0) return [];
  const left = new Set(mentionedIn(JSON.stringify(after)));
  return mentioned.filter((id) => !left.has(id));
}

/** The ids that the documents below `path` mention; '' stands for all documents. */
export function mentionedBelow(db: Db, path: string): ReadonlySet<string> {
  // '0' is the character after '/', '~' one after all that a path begins with.
  const [from, to] = path === '' ? ['', '~'] : [path, `${path}0`];
  const rows = db.all<{ data: StoredText }>(
    "SELECT CAST(data AS BLOB) AS data FROM documents WHERE path >= ? AND path < ? AND data LIKE '%/files/%'",
    from,
    to,
  );
  return new Set(rows.flatMap(({ data }) => mentionedIn(Buffer.from(data).toString())));
}
