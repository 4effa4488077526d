import { parseDocumentPath, type Timestamp } from '@lineup/domain';
import {
  isServerTimestamp,
  type DocumentData,
  type Write,
  type WriteData,
  requireOneWriteEach,
} from '../documents.ts';
import { ProviderError } from '../errors.ts';
import type { VersionedDocument, WorkingCopy } from './working-copy.ts';

/**
 * Applies the writes to the working copy in order; every server timestamp becomes `at`. Fails with `already-exists`,
 * `not-found`, `conflict` and `invalid-argument` as the port specifies.
 */
export function applyWrites(copy: WorkingCopy, writes: readonly Write[], at: Timestamp): void {
  requireOneWriteEach(writes);
  for (const write of writes) {
    if (parseDocumentPath(write.path) === null) {
      throw new ProviderError('invalid-argument', `No document is stored at ${write.path}`);
    }
    applyWrite(copy, write, at);
  }
}

function applyWrite(copy: WorkingCopy, write: Write, at: Timestamp): void {
  const stored = copy.read(write.path);
  switch (write.type) {
    case 'create':
      if (stored !== null) throw new ProviderError('already-exists', `${write.path} is there already`);
      copy.write(write.path, stamped(write.data, at));
      return;
    case 'update':
      if (stored === null) throw missing(write.path);
      requireVersion(stored, write);
      copy.write(write.path, { ...without(stored.data, write.remove ?? []), ...stamped(write.data, at) });
      return;
    case 'delete':
      if (stored === null && write.mustExist === true) throw missing(write.path);
      requireVersion(stored, write);
      copy.remove(write.path);
  }
}

/** A deleted document has no version, so a save based on it is rejected too. */
function requireVersion(stored: VersionedDocument | null, write: { path: string; ifVersion?: string }): void {
  if (write.ifVersion !== undefined && write.ifVersion !== stored?.version) {
    throw new ProviderError('conflict', `${write.path} is no longer of version ${write.ifVersion}`);
  }
}

function without(data: DocumentData, fields: readonly string[]): DocumentData {
  if (fields.length === 0) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name)));
}

function stamped(data: WriteData, at: Timestamp): DocumentData {
  const fields: Record<string, DocumentData[string]> = {};
  for (const [name, value] of Object.entries(data)) {
    if (isServerTimestamp(value)) fields[name] = at;
    else if (value !== undefined) fields[name] = value;
  }
  return fields;
}

function missing(path: string): ProviderError {
  return new ProviderError('not-found', `There is no ${path}`);
}
