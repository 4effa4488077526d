import { draftEventSchema, uploadSchema, type DraftEvent, type Upload } from '@lineup/domain';
import type { DocumentSnapshot } from '@lineup/provider';
import { readable, type Versioned } from '../commits/records.ts';

/** Parses the upload in `snapshot`; throws if the stored document breaks its schema. */
export function uploadFrom(snapshot: DocumentSnapshot): Versioned<Upload> {
  const data = uploadSchema.parse(snapshot.data);
  return { ...data, id: snapshot.id, version: snapshot.version };
}

/** Parses the draft event in `snapshot`; throws if the stored document breaks its schema. */
export function draftEventFrom(snapshot: DocumentSnapshot): Versioned<DraftEvent> {
  const data = draftEventSchema.parse(readable(snapshot.data));
  return { ...data, id: snapshot.id, version: snapshot.version };
}
