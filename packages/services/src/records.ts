import {
  documentSchemas,
  type DraftEvent,
  type Festival,
  type LineupEvent,
  type Upload,
  type UserRecord,
} from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';

/** A record with the version it was read at, for a later save that must not overwrite somebody else's. */
export type Versioned<T> = T & { readonly version: string };

/** What records written before a field existed are read with. */
const festivalDefaults = { dayStartsAt: '00:00', stages: [], imageURL: null };

/** The festival in `snapshot`; throws where the stored document breaks its schema. */
export function festivalFrom(snapshot: DocumentSnapshot): Versioned<Festival> {
  const data = documentSchemas.festival.parse({ ...festivalDefaults, ...snapshot.data });
  return { ...data, id: snapshot.id, version: snapshot.version };
}

/** The lineup event in `snapshot`; throws where the stored document breaks its schema. */
export function eventFrom(snapshot: DocumentSnapshot): Versioned<LineupEvent> {
  const data = documentSchemas.lineupEvent.parse(snapshot.data);
  return { ...data, id: snapshot.id, version: snapshot.version };
}

/** The upload in `snapshot`; throws where the stored document breaks its schema. */
export function uploadFrom(snapshot: DocumentSnapshot): Versioned<Upload> {
  const data = documentSchemas.lineupUpload.parse(snapshot.data);
  return { ...data, id: snapshot.id, version: snapshot.version };
}

/** The draft event in `snapshot`; throws where the stored document breaks its schema. */
export function draftEventFrom(snapshot: DocumentSnapshot): Versioned<DraftEvent> {
  const data = documentSchemas.draftEvent.parse(snapshot.data);
  return { ...data, id: snapshot.id, version: snapshot.version };
}

/** The users record in `snapshot`; throws where the stored document breaks its schema. */
export function userRecordFrom(snapshot: DocumentSnapshot): UserRecord {
  return documentSchemas.user.parse(snapshot.data);
}
