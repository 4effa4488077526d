import type { FirestoreIndex } from '../needed-indexes.ts';

/** An index in words. */
export function indexText({ group, scope, fields }: FirestoreIndex): string {
  return `${group} ${scope}: ${fields.map(([field, direction]) => `${field} ${direction}`).join(', ')}`;
}
