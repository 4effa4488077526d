import { isTimestamp, type Timestamp } from '@lineup/domain';
import type { DocumentData, DocumentValue } from '@lineup/provider';

/** The field that this provider adds to every document: the name of the commit that wrote it. */
export const versionField = '_version';
/** Written by earlier versions; ignored. */
const formerField = '_basedOn';

/** The field of a record's part, which is stored as compressed JSON: parts repeat everything that a commit writes. */
export const packedField = '_packed';

/** Creates a timestamp of one of Firestore's libraries; each has its own class. */
export type MakeTimestamp = (seconds: number, nanoseconds: number) => unknown;

export interface DocumentEncoder {
  readonly encodeFields: (data: DocumentData) => Record<string, unknown>;
  readonly encodeValue: (value: DocumentValue) => unknown;
}

/** Encodes the port's data for one of Firestore's libraries; undefined fields are left out. */
export function createDocumentEncoder(makeTimestamp: MakeTimestamp): DocumentEncoder {
  const encodeFields = (data: DocumentData): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(data).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, encodeValue(value)] as const],
      ),
    );
  const encodeValue = (value: DocumentValue): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isList(value)) return value.map(encodeValue);
    return isTimestamp(value) ? makeTimestamp(value.seconds, value.nanoseconds) : encodeFields(value);
  };
  return { encodeFields, encodeValue };
}

/** Returns the data and the version of a stored document; '' as the version if an operator wrote it without one. */
export function decodeDocument(stored: Readonly<Record<string, unknown>>): {
  readonly data: DocumentData;
  readonly version: string;
} {
  const { [versionField]: version, [formerField]: _, ...fields } = stored;
  return { data: decodeFields(fields), version: typeof version === 'string' ? version : '' };
}

/**
 * Converts a stored value for the port. Types that the port does not support (locations, references, bytes) become
 * null.
 */
export function decodeValue(value: unknown): DocumentValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (isStoredTimestamp(value)) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (Array.isArray(value)) return value.map(decodeValue);
  return isPlainObject(value) ? decodeFields(value) : null;
}

function decodeFields(fields: Readonly<Record<string, unknown>>): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

/** All timestamp classes of the libraries have these; plain data has no functions. */
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
