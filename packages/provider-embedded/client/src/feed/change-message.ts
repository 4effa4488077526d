import type { DocumentData } from '@lineup/provider';
import type { ServerSentEvent } from './sse-parser.ts';
import {
  expectArray,
  expectRecord,
  expectString,
  isDocumentData,
  parseJson,
  unexpectedResponse,
} from '../http/wire.ts';

/** One document after a commit; `data` is null for a deleted one. */
export interface Change {
  readonly path: string;
  readonly version: string | null;
  readonly data: DocumentData | null;
}

/** A message of the server's change feed. */
export type ChangeMessage =
  /** The feed is open; every later commit will be sent. `position` is its current position. */
  | { readonly type: 'ready'; readonly position: string }
  | { readonly type: 'changes'; readonly changes: readonly Change[] }
  /** Too many changes to list: all of these collections may have changed. */
  | { readonly type: 'collections'; readonly collections: readonly string[] }
  /** The changes since the requested position are no longer known. */
  | { readonly type: 'reset' };

/** Parses an event; null for one that only a newer server sends. */
export function parseChangeMessage({ type, data }: ServerSentEvent): ChangeMessage | null {
  switch (type) {
    case 'ready':
      return { type, position: String(expectRecord(parseJson(data), 'ready')['seq']) };
    case 'reset':
      return { type };
    case 'change':
      return parseChange(data);
    default:
      return null;
  }
}

function parseChange(data: string): ChangeMessage {
  const { collections, changes } = expectRecord(parseJson(data), 'change');
  if (collections === undefined) {
    return { type: 'changes', changes: expectArray(changes, 'changes').map(parseOne) };
  }
  const paths = expectArray(collections, 'collections').map((path) => expectString(path, 'collection'));
  return { type: 'collections', collections: paths };
}

function parseOne(value: unknown): Change {
  const { path, version, data } = expectRecord(value, 'changed document');
  if (version === null || data === null) {
    return { path: expectString(path, 'path'), version: null, data: null };
  }
  if (!isDocumentData(data)) throw unexpectedResponse('data of a changed document');
  return { path: expectString(path, 'path'), version: expectString(version, 'version'), data };
}
