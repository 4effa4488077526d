import { storable, userRecordSchema, withHttps, type UserRecord } from '@lineup/domain';
import type { DocumentData, DocumentSnapshot, DocumentValue } from '@lineup/provider';

/** A record with the version it was read at, for a later save that must not overwrite somebody else's. */
export type Versioned<T> = T & { readonly version: string };

/** Stands in for a name while the rest is checked. */
export const anyName = '?';

/** What was stored before a rule was made is read as that rule has it: pictures by https, texts without broken characters. */
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

/** A name that is more than white space, as it can be stored; else an empty text. */
export function nameIn(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? storable(value) : '';
}

/** The ids of the artists that a set or an act is linked to, as they are stored; null where it has no links. */
export function artistIdsIn(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null;
}

/** The users record in `snapshot`; throws where the stored document breaks its schema. */
export function userRecordFrom(snapshot: DocumentSnapshot): UserRecord {
  return userRecordSchema.parse(snapshot.data);
}

/** A listener that hands on what `read` makes of a snapshot, or tells why it could not be read. */
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
