import { storable, userRecordSchema, withHttps, type UserRecord } from '@lineup/domain';
import type { DocumentData, DocumentSnapshot, DocumentValue } from '@lineup/provider';

/** A record and the version it was read at, so that a later save does not overwrite someone else's change. */
export type Versioned<T> = T & { readonly version: string };

/** A placeholder name for validating the other fields. */
export const anyName = '?';

/** Normalises data that was stored before a rule existed: pictures by https, texts without broken characters. */
export function readable(data: DocumentData): DocumentData {
  const read = Object.entries(data).map(([field, value]) => [field, readableValue(value)] as const);
  const { imageURL } = data;
  return {
    ...Object.fromEntries(read),
    ...(typeof imageURL === 'string' && { imageURL: withHttps(imageURL) }),
  };
}

function readableValue(value: DocumentValue | undefined): DocumentValue | undefined {
  if (typeof value === 'string') return storable(value);
  return isTextList(value) ? value.map(storable) : value;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Returns a name that is not blank, as it can be stored; otherwise an empty text. */
export function nameIn(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? storable(value) : '';
}

/** Parses the stored ids of the artists that a set or an act is linked to; null if it has no links. */
export function artistIdsIn(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null;
}

/** Parses the users record in `snapshot`; throws if the stored document breaks its schema. */
export function userRecordFrom(snapshot: DocumentSnapshot): UserRecord {
  return userRecordSchema.parse(snapshot.data);
}

/** Returns a listener that passes on the snapshot parsed by `read`, or reports why it could not be parsed. */
export function reading<Snapshot, Value>(
  read: (snapshot: Snapshot) => Value,
  onNext: (value: Value) => void,
  onUnreadable: (error: unknown) => void,
): (snapshot: Snapshot) => void {
  return (snapshot) => {
    let value: Value;
    try {
      value = read(snapshot);
    } catch (error) {
      onUnreadable(error);
      return;
    }
    onNext(value);
  };
}
