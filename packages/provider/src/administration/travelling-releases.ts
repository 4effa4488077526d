import { parseDocumentPath, paths, type Timestamp } from '@lineup/domain';
import type { ExportedDocument } from './contents.ts';

/**
 * Returns true if a document goes along into a backup or a copy. What is due does not: it is worked out again where the publications
 * arrive. Nor do invitations: a backup would bring back those that were used or withdrawn since.
 */
export function travels(path: string): boolean {
  const kind = parseDocumentPath(path)?.kind;
  return kind !== 'dueRelease' && kind !== 'invitation';
}

/**
 * What is to be stored of these documents where they arrive at `now`. Calendars may have had higher numbers than a publication
 * remembers, from after the backup or from the other provider: they are to rise before anything else, and the next look at what
 * is due finds every publication.
 */
export function asArrived(
  documents: readonly ExportedDocument[],
  now: Timestamp,
): readonly ExportedDocument[] {
  return documents.flatMap((document) => {
    const place = parseDocumentPath(document.path);
    const [festivalId] = place?.ids ?? [];
    if (place?.kind !== 'publication' || festivalId === undefined) return [document];
    const { data } = document;
    return [
      { ...document, data: { ...data, restamp: data['latest'] !== null } },
      { path: paths.dueRelease(festivalId), data: { festivalId, at: now } },
    ];
  });
}
