import { dequal } from 'dequal/lite';
import type { Timestamp } from '../timestamp.ts';

/** The value of a document's field. */
export type FieldValue =
  | null
  | boolean
  | number
  | string
  | Timestamp
  | readonly FieldValue[]
  | { readonly [field: string]: FieldValue | undefined };
export type Fields = Readonly<Record<string, FieldValue>>;

/** The kinds of documents that a history records. */
export const editTargets = ['festival', 'set', 'act', 'block', 'source', 'artist'] as const;
export type EditTarget = (typeof editTargets)[number];

/**
 * What a change did to one document. A creation has no `before` and the whole document as `after`, a deletion the
 * reverse. Otherwise both contain the fields that differ; a field in only one of them was added or removed.
 */
export type Edit = {
  readonly target: EditTarget;
  readonly id: string;
  /**
   * The display name of the document: the artist of a set or an act, otherwise its name; after a renaming, the old
   * name.
   */
  readonly name: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
};

/** Returns true for edits of the timetable: sets, acts without a place, and blocks. */
export function isOfTimetable({ target }: Pick<Edit, 'target'>): boolean {
  return target === 'set' || target === 'act' || target === 'block';
}

/**
 * Fields that say nothing about what a person did: those set by the provider on every write or by the server when it
 * checks a source, and artist keys, which are derived from names.
 */
const stamps: readonly string[] = ['created_at', 'updated_at', 'createdAt', 'updatedAt', 'lastCheck', 'keys'];

/** Returns true if two field values are equal, ignoring the order of keys. */
export function isSameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return dequal(a, b);
}

/**
 * Maps whose entries are edited separately. A change names the entry, so that other entries can be undone
 * independently.
 */
const entryFields: readonly string[] = ['acceptedConflicts', 'sets'];

/**
 * A document's fields without stamps and undefined values; each entry of `entryFields` becomes a field of its own,
 * 'acceptedConflicts/KEY'.
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

/** The document field that an edit's field belongs to. */
export function storedField(name: string): string {
  return entryFields.find((field) => name.startsWith(`${field}/`)) ?? name;
}

/** The reverse of how `withoutStamps` splits maps: the fields as they are stored. */
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

/**
 * The edit from one state of a document to another; null if nothing but stamps differs. A null state means no document.
 */
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

/** The edit that undoes `edit`. */
export function inverseEdit({ target, id, name, before, after }: Edit): Edit {
  return { target, id, name: nameOf(after) || name, before: after, after: before };
}

/** The fields of an edit, sorted by name. */
export function fieldsOf({ before, after }: Pick<Edit, 'before' | 'after'>): readonly string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
}

/** Applies an edit to a document: only fields named in the edit change. Null means no document. */
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
