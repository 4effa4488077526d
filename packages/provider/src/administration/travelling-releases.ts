import { parseDocumentPath, paths, type DocumentKind, type Timestamp } from '@lineup/domain';
import type { ExportedDocument } from './contents.ts';

/**
 * What is not taken into a backup or a copy. What is due is worked out again where the publications arrive. A backup would bring
 * back invitations that were used or withdrawn since, and deliveries that were received: a webhook is sent the release that numbers
 * the calendars instead.
 */
export const stayingKinds = [
  'dueRelease',
  'invitation',
  'webhookDelivery',
] as const satisfies readonly DocumentKind[];

export type StayingKind = (typeof stayingKinds)[number];

/** Returns true if documents of this kind are taken into a backup or a copy. */
export function kindTravels<Kind extends DocumentKind>(kind: Kind): kind is Exclude<Kind, StayingKind> {
  return !stayingKinds.some((staying) => staying === kind);
}

/** Returns true if the document at `path` is taken into a backup or a copy. */
export function travels(path: string): boolean {
  const kind = parseDocumentPath(path)?.kind;
  return kind === undefined || kindTravels(kind);
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
