import { isTimestamp, type Timestamp } from '@lineup/domain';
import {
  isServerTimestamp,
  type DocumentData,
  type DocumentValue,
  type ServerTimestamp,
  type WriteData,
} from '@lineup/provider';

/** Fields that this provider adds to every document: the commit that wrote it, and the version its writer had read. */
export const versionField = '_version';
export const basedOnField = '_basedOn';

/** How one of Firestore's libraries writes points in time. Each has a class of its own for them. */
export interface TimestampWriter {
  timestamp(seconds: number, nanoseconds: number): unknown;
  /** Stands for the time at which Firestore carries the write out. */
  serverTimestamp(): unknown;
}

export interface DocumentEncoder {
  readonly encodeFields: (data: WriteData) => Record<string, unknown>;
  readonly encodeValue: (value: DocumentValue | ServerTimestamp) => unknown;
}

/** Writes the port's data for one of Firestore's libraries; fields without a value are left out. */
export function createDocumentEncoder(writer: TimestampWriter): DocumentEncoder {
  const encodeFields = (data: WriteData): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(data).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, encodeValue(value)] as const],
      ),
    );
  const encodeValue = (value: DocumentValue | ServerTimestamp): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isList(value)) return value.map(encodeValue);
    if (isServerTimestamp(value)) return writer.serverTimestamp();
    return isTimestamp(value) ? writer.timestamp(value.seconds, value.nanoseconds) : encodeFields(value);
  };
  return { encodeFields, encodeValue };
}

/** The data and the version of a stored document; one that an operator wrote by hand may have no version ('' then). */
export function decodeDocument(stored: Readonly<Record<string, unknown>>): {
  readonly data: DocumentData;
  readonly version: string;
} {
  const { [versionField]: version, [basedOnField]: _, ...fields } = stored;
  return { data: decodeFields(fields), version: typeof version === 'string' ? version : '' };
}

/** The port's view of a stored value. What the port cannot say (places, references, bytes) is null. */
export function decodeValue(value: unknown): DocumentValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (isStoredTimestamp(value)) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (Array.isArray(value)) return value.map(decodeValue);
  return isPlainObject(value) ? decodeFields(value) : null;
}

function decodeFields(fields: Readonly<Record<string, unknown>>): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

/** All of the libraries' classes for points in time have these; plain data has no functions. */
function isStoredTimestamp(value: unknown): value is Timestamp {
  return (
    typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
  );
}

function isList(value: object): value is readonly DocumentValue[] {
  return Array.isArray(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
