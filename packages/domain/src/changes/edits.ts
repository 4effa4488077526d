import { dequal } from 'dequal/lite';
import type { Timestamp } from '../timestamp.ts';

/** What a field of a document holds. */
export type FieldValue =
  | null
  | boolean
  | number
  | string
  | Timestamp
  | readonly FieldValue[]
  | { readonly [field: string]: FieldValue | undefined };
export type Fields = Readonly<Record<string, FieldValue>>;

/** Which documents a history tells about. */
export const editTargets = ['festival', 'set', 'act', 'block', 'source', 'artist'] as const;
export type EditTarget = (typeof editTargets)[number];

/**
 * What a change did to one document. A creation has no `before` and the whole document as `after`, a deletion the
 * reverse. Otherwise both hold the fields that differ; one that stands on one side only was added or taken away.
 */
export type Edit = {
  readonly target: EditTarget;
  readonly id: string;
  /** What people call the document: the artist of a set or an act, the name of any other; of a renamed one the old name. */
  readonly name: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
};

/** Returns true if the edit is about something of the timetable: a set, an act without a place, a block. */
export function isOfTimetable({ target }: Pick<Edit, 'target'>): boolean {
  return target === 'set' || target === 'act' || target === 'block';
}

/**
 * Set by the provider with every write or by the server when it checks a source, and the keys of an artist, which follow from its
 * names; they say nothing about what a person did.
 */
const stamps: readonly string[] = ['created_at', 'updated_at', 'createdAt', 'updatedAt', 'lastCheck', 'keys'];

/** Returns true if two values of a field are the same, whatever the order of their keys. */
export function isSameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return dequal(a, b);
}

/** Maps whose entries people change one by one: a change names the entry, so that others can be taken back beside it. */
const entryFields: readonly string[] = ['acceptedConflicts', 'sets'];

/**
 * A document's fields without the stamps of the provider and without what is undefined; each entry of `entryFields` is a
 * field of its own, 'acceptedConflicts/KEY'.
 */
export function withoutStamps(data: Readonly<Record<string, FieldValue | undefined>>): Fields {
  const fields: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined || stamps.includes(name)) continue;
    if (!entryFields.includes(name)) fields[name] = value;
    else for (const [key, entry] of entriesOf(value)) fields[`${name}/${key}`] = entry;
  }
  return fields;
}

/** The field of a document that a field of its edits is part of. */
export function storedField(name: string): string {
  return entryFields.find((field) => name.startsWith(`${field}/`)) ?? name;
}

/** The fields as they are stored, what `withoutStamps` has taken apart together again. */
export function asStored(fields: Fields): Fields {
  const stored: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = storedField(name);
    const key = name.slice(field.length + 1);
    stored[field] =
      field === name ? value : { ...Object.fromEntries(entriesOf(stored[field])), [key]: value };
  }
  return stored;
}

function entriesOf(value: FieldValue | undefined): readonly (readonly [string, FieldValue])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value as Fields) : [];
}

/** What leads from one state of a document to the other; null where nothing but stamps differs. Null is no document. */
export function editBetween(
  document: Pick<Edit, 'target' | 'id'>,
  before: Fields | null,
  after: Fields | null,
): Edit | null {
  const { target, id } = document;
  const name = nameOf(before ?? after);
  if (before === null || after === null) {
    return before === after ? null : { target, id, name, before, after };
  }
  const changed = fieldsOf({ before, after }).filter((name) => !isSameValue(before[name], after[name]));
  if (changed.length === 0) return null;
  return { target, id, name, before: pick(before, changed), after: pick(after, changed) };
}

/** The edit that takes `edit` back. */
export function inverseEdit({ target, id, name, before, after }: Edit): Edit {
  return { target, id, name: nameOf(after) || name, before: after, after: before };
}

/** The fields that an edit is about, in order of their names. */
export function fieldsOf({ before, after }: Pick<Edit, 'before' | 'after'>): readonly string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
}

/** The document after an edit: only the fields that the edit names become what it says. Null is no document. */
export function applyEdit(document: Fields | null, { before, after }: Edit): Fields | null {
  if (after === null) return null;
  if (before === null || document === null) return after;
  const remaining = Object.entries(document).filter(([name]) => !(name in before) || name in after);
  return { ...Object.fromEntries(remaining), ...after };
}

function nameOf(fields: Fields | null): string {
  const name = fields?.['artistName'] ?? fields?.['name'];
  return typeof name === 'string' ? name : '';
}

function pick(document: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)));
}
