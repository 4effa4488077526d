import { randomUUID } from 'node:crypto';
import {
  type DocumentValue,
  isServerTimestamp,
  type ServerTimestamp,
  type Write,
  type WriteData,
} from '@lineup/provider';
import { type EmulatorHosts, requestAsOwner } from './emulator-hosts.ts';

/** Writes in one commit, bypassing all rules, with the provider's own field. */
export async function commitAsOwner(emulators: EmulatorHosts, writes: readonly Write[]): Promise<void> {
  const { projectId, hosts } = emulators;
  const database = `projects/${projectId}/databases/(default)`;
  const version = randomUUID();
  await requestAsOwner(`http://${hosts.firestore}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ writes: writes.map((write) => encodeWrite(write, database, version)) }),
  });
}

function encodeWrite(write: Write, database: string, version: string): unknown {
  if (write.type === 'delete') return { delete: `${database}/documents/${write.path}` };
  const data: WriteData = { ...write.data, _version: version };
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  const given = entries.filter(([, value]) => !isServerTimestamp(value));
  const times = entries.filter(([, value]) => isServerTimestamp(value));
  return {
    update: { name: `${database}/documents/${write.path}`, fields: encodeFields(Object.fromEntries(given)) },
    ...(write.type === 'update' && { updateMask: { fieldPaths: given.map(([field]) => field) } }),
    updateTransforms: times.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    currentDocument: { exists: write.type === 'update' },
  };
}

type Value = DocumentValue | ServerTimestamp;

/** Encodes a document's fields for the emulator. */
export function encodeFields(data: { readonly [field: string]: Value | undefined }): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, encodeValue(value)]],
    ),
  );
}

function encodeValue(value: Value): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (isList(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return isTimestamp(value)
    ? { timestampValue: encodeTime(value) }
    : { mapValue: { fields: encodeFields({ ...value }) } };
}

function isList(value: Value): value is readonly DocumentValue[] {
  return Array.isArray(value);
}

interface Time {
  readonly seconds: number;
  readonly nanoseconds: number;
}

function isTimestamp(value: object): value is Time {
  return Object.keys(value).toSorted().join() === 'nanoseconds,seconds';
}

function encodeTime({ seconds, nanoseconds }: Time): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  return `${whole}.${String(nanoseconds).padStart(9, '0')}Z`;
}
