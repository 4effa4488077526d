import type { FirestoreIndex } from '../needed-indexes.ts';

/** Formats an index as text. */
export function indexText({ group, scope, fields }: FirestoreIndex): string {
  return `${group} ${scope}: ${fields.map(([field, direction]) => `${field} ${direction}`).join(', ')}`;
}
