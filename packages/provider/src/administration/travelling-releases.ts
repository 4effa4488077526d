import { parseDocumentPath, paths, type DocumentKind, type Timestamp } from '@lineup/domain';
import type { ExportedDocument } from './contents.ts';

/**
 * Kinds that are left out of backups and copies. Due times are recomputed at the destination. A backup would restore
 * invitations that have since been used or withdrawn, and deliveries that were already received: a webhook is sent the
 * release that numbers the calendars instead.
 */
export const stayingKinds = [
  'dueRelease',
  'invitation',
  'webhookDelivery',
] as const satisfies readonly DocumentKind[];

export type StayingKind = (typeof stayingKinds)[number];

/** Returns true if documents of this kind are included in a backup or a copy. */
export function kindTravels<Kind extends DocumentKind>(kind: Kind): kind is Exclude<Kind, StayingKind> {
  return !stayingKinds.some((staying) => staying === kind);
}

/** Returns true if the document at `path` is included in a backup or a copy. */
export function travels(path: string): boolean {
  const kind = parseDocumentPath(path)?.kind;
  return kind === undefined || kindTravels(kind);
}

/**
 * Returns what to store for these documents at a destination where they arrive at `now`. Calendars may have had higher
 * sequence numbers than a publication records, from after the backup or from the other provider: the numbers must rise
 * first, and the next check for due work finds every publication.
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
